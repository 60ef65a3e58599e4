import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { serverPaths } from "#domain/addresses.ts";

/** Which room may read which. Tests may look into any room; nobody may look into a test. */
const mayRead: Record<string, string[]> = {
  domain: [],
  content: ["domain"],
  app: ["content", "domain"],
  server: ["content", "domain"],
  press: ["content", "domain", "app"],
};

const sources = Object.keys(mayRead)
  .flatMap(filesBelow)
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

test("each room reads only the rooms it may", () => {
  const trespasses = sources.flatMap((file) => {
    const [room = ""] = file.split("/");
    const imports = [...readFileSync(file, "utf8").matchAll(/from "#(\w+)\/|import\("#(\w+)\/|import "#(\w+)\//g)];
    return imports
      .map(([, ...names]) => names.find(Boolean) ?? "")
      .filter((name) => name !== room && !mayRead[room]?.includes(name))
      .map((name) => `${file} reads ${name}`);
  });
  expect(trespasses).toEqual([]);
});

test("no room is entered by the back door", () => {
  const climbing = sources.filter((file) => {
    const depth = file.split("/").length - 2;
    return [...readFileSync(file, "utf8").matchAll(/from "((?:\.\.\/)+)/g)].some(
      ([, steps = ""]) => steps.length / 3 > depth,
    );
  });
  expect(climbing).toEqual([]);
});

/**
 * The folders of app, from the ground up: each reads itself and those before it. What is not in this list (routes, tools, the
 * gallery, the tables beside them) puts pages together and may read anything.
 */
const floors = [
  "fonts",
  "ui",
  "drawings",
  "charts",
  "forms",
  "markdown",
  "islands",
  "sections",
  "backend",
  "features",
  "layout",
];
/** The list by which a browser fetches the moving parts, whoever owns them. */
const registry = "app/islands/registry.ts";

test("a folder of app reads only those below it", () => {
  const climbing = readsOf(/^app\//).filter(({ reader, read }) => {
    const [from, to] = [reader, read].map((file) => file.split("/")[1] ?? "") as [string, string];
    return floors.includes(from) && reader !== registry && !mayStandOn(from, to, read);
  });
  expect(climbing.map(({ reader, read }) => `${reader} reads ${read}`)).toEqual([]);
});

/** A module of app's own root (storage, the head of a page) lies under all floors. */
const mayStandOn = (from: string, to: string, read: string) =>
  read.split("/").length === 2 || (floors.includes(to) && floors.indexOf(to) <= floors.indexOf(from));

/** Which feature reads which other, and why it may. What many need is no feature's own: it has a floor. */
const neighbours: Record<string, string> = {
  "account reads books": "the copy of one's data holds one's books, and so does what stays when the account goes",
  "account reads projects": "the copy of one's data holds one's projects",
  "account reads session": "its forms ask for the same password and the same codes as the door",
  "books reads author-tools": "a proof is read by the same reader of manuscripts as the public tool",
  "books reads projects": "the words of a manuscript that is sent may go into its author's own word log",
  "books reads session": "an approval asks for the password once more",
  "consultation reads newsletter": "the contact section of the home page holds both forms",
  "desk reads books": "both sides of a book look at the same timeline, files and thread",
  "desk reads session": "where the desk wants more than a password, it asks for a passkey or a code as the door does",
  "projects reads books": "a project in production leads to its book, and is changed there",
  "search reads articles": "what can be found is what stands on the shelf",
  "trailers reads demos": "a trailer is a sample of a service and opens like the others",
};

test("a feature reads another one only where its name stands here with the reason, and no name stands here in vain", () => {
  const pairs = readsOf(/^app\/features\//)
    .map(({ reader, read }) => [reader.split("/")[2], /^app\/features\/([^/]+)/.exec(read)?.[1]])
    .filter(([from, to]) => to && from !== to)
    .map(([from, to]) => `${from} reads ${to}`);
  expect([...new Set(pairs)].toSorted()).toEqual(Object.keys(neighbours));
});

test("a tool of the desk reads its own folder and the desk's frame, and the frame reads no tool", () => {
  const strange = readsOf(/^app\/features\/desk\//).filter(({ reader, read }) => {
    const tool = /^app\/features\/desk\/([^/]+)/.exec(read)?.[1];
    return tool && tool !== "frame" && tool !== reader.split("/")[3];
  });
  expect(strange).toEqual([]);
});

/** Folders that are a list by nature: one looks for a name in them, and never reads them through. */
const lists: Record<string, string> = {
  "app/routes/site": "one file for each public page, and what only that page has",
  "app/sections": "one file for each section, chosen from the table in app/README.md",
  "app/ui": "one file for each primitive",
};

test("no folder of app is a drawer: about twenty modules, or a list by nature", () => {
  const folders = Object.groupBy(
    sources.filter((file) => file.startsWith("app/")),
    (file) => dirname(file),
  );
  const full = Object.entries(folders).filter(([folder, files = []]) => !lists[folder] && files.length > 24);
  expect(full.map(([folder, files]) => `${folder} holds ${files?.length}`)).toEqual([]);
});

test("nobody but the staff's pages carries the staff desk", () => {
  const carriers = sources.filter(
    (file) =>
      // What the server reads reaches no browser.
      !/^app\/(routes\/staff|features\/desk)\/|^content\/desk|^server\/|\.server\.tsx?$/.test(file) &&
      /from "#(app\/features\/desk\/|content\/desk(-answers|-books|-calendar|-details|-office|-people|-replies|-team|-templates|-today)?\.ts)/.test(
        readFileSync(file, "utf8"),
      ),
  );
  expect(carriers).toEqual([]);
});

/** They search, filter, carry a word along, speak to nobody or only show: nothing is sent, so nothing can be lost, doubled or refused. */
const formsThatSendNothing = [
  "app/features/articles/article-search.tsx",
  "app/features/chat/message-box.tsx",
  "app/features/demos/author-site.tsx",
  "app/features/search/search-box.tsx",
  "app/gallery/form-specimen.tsx",
  "app/routes/site/hybrid-sheet.tsx",
  "app/sections/half-title.tsx",
];

test("every form that sends something goes by app/forms/use-form.ts", () => {
  const others = sources.filter((file) =>
    /<form(?!\s+\{\.\.\.(form\.)?formProps\})[\s>]/.test(readFileSync(file, "utf8")),
  );
  expect(others.filter((file) => file.startsWith("app/"))).toEqual(formsThatSendNothing);
});

test("nothing that only draws pages reaches a browser: what it reads, and React's own server", () => {
  const reached = new Set<string>();
  const follow = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(file, "utf8");
    for (const [, from = ""] of text.matchAll(/(?:from |import\(|^import )"([#.][^"]+\.tsx?)"/gm)) {
      if (!/^import type/.test(lineOf(text, from)))
        follow(join(from.startsWith("#") ? "" : dirname(file), from.replace("#", "")));
    }
  };
  follow("app/islands/wake.tsx");
  follow("app/islands/start.ts");
  follow("app/tools/tools.tsx");
  const drawing = [...reached].filter((file) =>
    /\.server\.tsx?$|^app\/(islands\/island|draw-page|document)\.tsx$/.test(file),
  );
  expect(reached.size).toBeGreaterThan(200);
  expect(drawing).toEqual([]);
});

/** The line of a text in which these words stand. */
const lineOf = (text: string, words: string) => text.split("\n").find((line) => line.includes(`"${words}"`)) ?? "";

test("no page needs what browsers keep for https: numbers are made by app/forms/make-uuid.ts", () => {
  const needy = sources.filter(
    (file) => file.startsWith("app/") && /crypto\s*\??\.\s*(randomUUID|subtle)/.test(readFileSync(file, "utf8")),
  );
  expect(needy).toEqual([]);
});

test("nobody but app/browser-memory.ts opens a browser's storage: it may be closed, full, or hold something else", () => {
  const openers = sources.filter(
    (file) =>
      file.startsWith("app/") &&
      file !== "app/browser-memory.ts" &&
      /\b(local|session)Storage\b/.test(readFileSync(file, "utf8")),
  );
  expect(openers).toEqual([]);
});

test("no page says by itself how long a text may be: domain/text-limits.ts does", () => {
  const own = sources.filter(
    (file) => file.startsWith("app/") && /maxLength=\{\d{3,}|maxLength: \d{3,}/.test(readFileSync(file, "utf8")),
  );
  expect(own).toEqual([]);
});

/** A visitor's chat is in the visitor's own manner, whatever the site's is. */
const saysItsOwnWay = ["app/features/chat/transcript.ts"];

test("no page formats a date, a time or a number by itself: domain/say-time.ts, zoned-time.ts and money.ts do", () => {
  const own = sources.filter(
    (file) => file.startsWith("app/") && /\.toLocale\w*String\(|new Intl\.\w+Format\(/.test(readFileSync(file, "utf8")),
  );
  expect(own).toEqual(saysItsOwnWay);
});

test("no component speaks the database's snake_case: it ends where a feature asks, by domain/snake-case.ts", () => {
  const speakers = sources.filter(
    (file) => /^app\/.*\.tsx$/.test(file) && /\w\.[a-z]+_[a-z_]+\b/.test(readFileSync(file, "utf8")),
  );
  expect(speakers).toEqual([]);
});

test("every door of server/app.ts is known to domain/addresses.ts, and no other", () => {
  const doors = [...readFileSync("server/app.ts", "utf8").matchAll(/app\.\w+\("((?:\/[\w-]+){1,2})/g)];
  const opened = doors.map(([, path = ""]) => serverPaths.find((door) => `${path}/`.startsWith(`${door}/`)) ?? path);
  expect(new Set(opened)).toEqual(new Set(serverPaths));
});

test("no file is named for nothing in particular", () => {
  const drawers = /(^|\/)(utils?|helpers?|misc|common|lib|types|index|constants)(\.|\/|$)/;
  expect(sources.filter((file) => drawers.test(file))).toEqual([]);
});

test("every journey that goes further in npm run test:all is tagged for it: otherwise it would not be taken there", () => {
  const parts = filesBelow("e2e")
    .filter((file) => file.endsWith(".spec.ts"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split(/\n(?=(?:for|test|test\.describe)\b)/)
        .slice(1),
    );
  const further = parts.filter((part) => /onePerKind\(|firstOf\(|isSweep|expectAccessibleEverywhere\(/.test(part));
  expect(further.filter((part) => !/"@(more|all)"/.test(part))).toEqual([]);
  expect(further.length).toBeGreaterThan(20);
});

test("the lock file holds every platform package it names, so that npm ci works everywhere", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("the stylesheet of the public pages leaves out the features that only the tools have, and no other", () => {
  const [, named = ""] = /@source not "\.\/features\/\{(.*)\}"/.exec(readFileSync("app/site.css", "utf8")) ?? [];
  const leftOut = named.split(",");
  const onlyTools = new RegExp(`^app/(backend|gallery|tools|routes/(portal|staff)|features/(${leftOut.join("|")}))/`);
  const publicReads = readsOf(/^app\//).filter(({ reader }) => !onlyTools.test(reader));
  const isPublic = (feature: string) => {
    const folder = `app/features/${feature}/`;
    return publicReads.some(({ reader, read }) => read.startsWith(folder) && !reader.startsWith(folder));
  };
  expect(readdirSync("app/features").filter((feature) => !isPublic(feature))).toEqual(leftOut);
});

test("what shows with scripts only stays off paper: the rule that shows it comes last, so print:hidden has its mark", () => {
  const printed = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"[^"\n]*"/g)]
      .filter(([classes]) => /scripting:\S*(block|flex|grid)\b/.test(classes) && /print:hidden(?!!)/.test(classes))
      .map(([classes]) => `${file}: ${classes}`),
  );
  expect(printed).toEqual([]);
});

/** Who reads whom, by path, types included. */
function readsOf(whose: RegExp): { reader: string; read: string }[] {
  return sources
    .filter((file) => whose.test(file))
    .flatMap((reader) =>
      [...readFileSync(reader, "utf8").matchAll(/(?:from |import\(|import )"([#.][^"]+)"/g)].map(([, read = ""]) => ({
        reader,
        read: read.startsWith("#") ? read.slice(1) : join(dirname(reader), read),
      })),
    )
    .filter(({ read }) => read.startsWith("app/"));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .filter((path) => /\.tsx?$/.test(path));
}
