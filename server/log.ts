import pino from "pino";

export type Log = pino.Logger;

/** One line of JSON per event. Never an address, a name or anything typed: what is logged is logged for ever. */
export function openLog(level: string = process.env.LOG_LEVEL ?? "info"): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
