import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/**
 * PostgreSQL dies with us, however we die: the shell starts it, waits for the end of its own input, and stops it. The
 * read runs beside the wait so that the shell also ends, with its exit code, when PostgreSQL ends by itself. It asks
 * again until then: in its first moments PostgreSQL is deaf to the signal, as whatever a shell starts beside itself.
 */
const watchdog = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
( read -r _ <&3; while kill -INT $server; do sleep 1; done ) 2>/dev/null & reader=$!
exec 3<&-
wait $server; code=$?
kill $reader 2>/dev/null
exit $code`;

export const spawnWatched = (command: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn("/bin/sh", ["-c", watchdog, "sh", command, ...args], options);
