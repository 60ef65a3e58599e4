const units = ["bytes", "KB", "MB", "GB"] as const;

/** As people say it: “1.4 MB”. */
export function sayBytes(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024))));
  const amount = bytes / 1024 ** step;
  return `${amount.toLocaleString("en-US", { maximumFractionDigits: step === 0 || amount >= 100 ? 0 : 1 })} ${units[step]}`;
}
