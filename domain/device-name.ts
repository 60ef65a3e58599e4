export type Device = { browser?: string; system?: string; isHandheld: boolean };

// The first that matches: most browsers also name the ones they descend from.
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\b(Macintosh|Mac OS X)\b/, "a Mac"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser says of itself, in plain words. A guess: anybody may say anything, and tablets pass for computers. */
export function guessDevice(userAgent: string): Device {
  const find = (known: typeof browsers) => known.find(([mark]) => mark.test(userAgent))?.[1];
  return {
    browser: find(browsers),
    system: find(systems),
    isHandheld: /\b(iPhone|iPad|Android|Mobile)\b/.test(userAgent),
  };
}
