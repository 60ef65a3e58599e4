import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Until a program that was just started takes connections at its port. */
export async function untilOpen(port: number, patience = 60_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isOpen(port))) {
    if (performance.now() > end) throw new Error(`nothing has opened port ${port}`);
    await pause(50);
  }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
