import { randomUUID } from "node:crypto";
import { each, isYes, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { expectYes, newAuthor } from "./people.ts";
import {
  add,
  begin,
  filesOf,
  follow,
  isHarmless,
  linkTo,
  owner,
  pdf,
  placeOf,
  protocol,
  send,
} from "./sending-files.ts";

const nasty = ["../../secrets.json", "..\\..\\x", "/etc/passwd", "a\r\nset-cookie: x=1", "a\0b", "<script>alert(1)</script>", '"; filename="x.html', "con", "x".repeat(5_000), "‮fdp.exe"]; // biome-ignore format: a list

/** Rows of the files about how they come in. */
export const uploadAttacks: Subject["attacks"] = [
  {
    name: "uploads into other people's books and under their names",
    aim: "An upload belongs to one account, and a book takes files from its own people.",
    async attack(world) {
      const [ada, ben] = [await owner(world), await owner(world)];
      const anybody = await newAuthor(world);
      const { path, version } = await send(ada);
      const open = expectYes(await begin(ada, 100, { book: ada.book }));
      const before = await filesOf(world, ada.book);
      const books = [ada.book, `${ada.book} or 1=1`, -1, "1e2", "0x65", " ", "NaN", `${ada.book};`, 2 ** 60];
      const tried = await each(books, async (book) => judgeNo(await begin(ben, 100, { book }), "a book took it"));
      const others = await each([ben, anybody], async (person) => [
        judgeNo(await person.ask("HEAD", placeOf(open), { headers: protocol }), "the upload was shown"),
        judgeNo(await add(person, placeOf(open), "%PDF-1.7\n"), "bytes were added"),
        judgeNo(await person.ask("DELETE", placeOf(open), { headers: protocol }), "the upload was given up"),
        judgeNo(await person.ask("DELETE", path, { headers: protocol }), "a finished file was removed"),
        judgeNo(await person.ask("GET", `/files/books/${ada.book}`), "the vault was shown"),
      ]);
      const own = judgeNo(await ada.ask("DELETE", path, { headers: protocol }), "a version was removed by its sender");
      const after = await filesOf(world, ada.book);
      const still = judgeAll("the book's files", after, (after !== before || !version) && "the book changed");
      return [...tried, ...others, own, still];
    },
  },
  {
    name: "names and paths that lead elsewhere",
    aim: "A name is a name: it opens no other file, sets no header and becomes no path.",
    async attack(world) {
      const ada = await owner(world);
      const paths = ["/files/uploads/..%2f..%2fsecrets.json", "/files/uploads/%2e%2e%2fcontents", "/files/uploads/....//x", "/files/uploads/a%00b", "/files/versions/..%2f..%2f..%2fetc%2fpasswd", "/files/versions/%00", "/files/books/..%2f1", "/files/books/1%20or%201=1", "/files/", "/files/contents/aa", "/files/uploads/x/y"]; // biome-ignore format: a list
      const odd = await each(paths, async (path) => [
        judgeNo(await ada.ask("GET", path), "it was read"),
        judgeNo(await ada.ask("HEAD", path, { headers: protocol }), "it was found"),
        judgeNo(await add(ada, path, "x"), "it was written"),
      ]);
      const named = await each(nasty, async (name) => {
        const begun = await begin(ada, pdf(ada).length, { book: ada.book, name, document: name });
        if (!isYes(begun)) return judge(begun);
        const made = await add(ada, placeOf(begun), pdf(ada));
        const link = await linkTo(ada, String(made.headers["halftitle-version"]));
        const answer = await follow(ada, link);
        const isOdd = answer.headers["set-cookie"] || !isHarmless(answer) || answer.text !== pdf(ada);
        return judge(answer, Boolean(isOdd) && "a name became more than a name");
      });
      return [...odd, ...named];
    },
  },
  {
    name: "programs and pages in the place of manuscripts",
    aim: "What is no manuscript is refused; what is taken goes out as an attachment that can do nothing.",
    async attack(world) {
      const ada = await owner(world);
      const html = "<!doctype html><script>alert(document.domain)</script>";
      const contents = [html, `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`, "MZ\x90\0\x03\0\0\0", "\x7fELF\x02\x01\x01\0", "PK\x03\x04not an archive", `%PDF-1.7\n${html}`, `GIF89a${html}`, "#!/bin/sh\nid\n"]; // biome-ignore format: a list
      const names = [
        "a.pdf",
        "a.docx",
        "a.txt",
        "a.html",
        "a.svg",
        "a.exe",
        "a.pdf.exe",
        "a.hta",
        "a.vbs",
        "a.txt.scr",
        "a.lnk",
        "a.command",
        "a.desktop",
        "a.txt.",
        "a",
      ];
      return each(contents, async (content) =>
        each(names, async (name) => {
          const begun = await begin(ada, Buffer.byteLength(content), { book: ada.book, name });
          if (!isYes(begun)) return judge(begun);
          const sent = await add(ada, placeOf(begun), content);
          if (!isYes(sent)) return judge(sent);
          const answer = await follow(ada, await linkTo(ada, String(sent.headers["halftitle-version"])));
          return judge(answer, !isHarmless(answer) && "it could be shown by a browser");
        }),
      );
    },
  },
  {
    name: "sizes that are not so",
    aim: "Nothing is larger than it said, than a gigabyte, or than what is set aside for a book.",
    async attack(world) {
      const ada = await owner(world);
      await world.query("update books set quota = 1000 where id = $1", [ada.book]);
      const sizes = [0, -1, 1_001, 2 ** 30 + 1, 2 ** 53, "1e3", "NaN", "", "10, 10", "0x10"];
      const begun = await each(sizes, async (size) =>
        judgeNo(await begin(ada, size, { book: ada.book }), "it was taken"),
      );
      const later = { "upload-defer-length": "1", "upload-length": undefined };
      const deferred = judgeNo(await begin(ada, 5, { book: ada.book }, later), "a size was left open");
      const small = expectYes(await begin(ada, 20, { book: ada.book }));
      const more = [
        judgeNo(await add(ada, placeOf(small), pdf(ada).repeat(40)), "more bytes than announced were taken"),
        judgeNo(await add(ada, placeOf(small), "x", 5), "a gap was taken"),
        judgeNo(await add(ada, placeOf(small), "x", -1), "a place before the beginning was taken"),
        judgeNo(await add(ada, placeOf(small), "x", "NaN"), "no place was taken"),
        judgeNo(await add(ada, placeOf(small), "x", 0, { "upload-length": "900" }), "the size was changed"),
      ];
      const told = await ada.ask("HEAD", placeOf(small), { headers: protocol });
      const reached = Number(told.headers["upload-offset"]);
      const stored = await world.count("book_versions where book_id = $1", [ada.book]);
      return [...begun, deferred, ...more, judge(told, (!(reached <= 20) || stored > 0) && "it grew beyond its size")];
    },
  },
  {
    name: "tricks of the upload protocol",
    aim: "Only its four methods do anything, and each only to whom it belongs.",
    async attack(world) {
      const ada = await owner(world);
      const { path } = await send(ada);
      const before = await filesOf(world, ada.book);
      const override = { ...protocol, "x-http-method-override": "DELETE" };
      const tried = [
        ...(await each(["GET", "PUT", "OPTIONS", "TRACE", "PROPFIND"], async (method) =>
          judgeNo(await ada.ask(method, path, { headers: protocol }), "another method did something"),
        )),
        judgeNo(await ada.ask("POST", path, { headers: override }), "a method was put on another"),
        judgeNo(await begin(ada, 10, { book: ada.book }, { "upload-concat": "partial" }), "a part of a file was taken"),
        judgeNo(await begin(ada, 10, { book: ada.book }, { "upload-concat": `final;${path}` }), "files were joined"),
        judgeNo(
          await ada.ask("POST", "/files/uploads", { headers: { "upload-length": "5" } }),
          "no protocol was needed",
        ),
        judgeNo(await add(ada, path, "x", pdf(ada).length), "a finished file was added to"),
        judgeNo(
          await ada.ask("PATCH", path, { body: "x", headers: { ...protocol, "upload-offset": "0" } }),
          "any type was taken",
        ),
        judgeNo(
          await ada.ask("POST", "/files/uploads", {
            headers: { ...protocol, "upload-length": "5", "upload-metadata": "book !!!,kind" },
          }),
          "metadata that is none was taken",
        ),
        ...(await each(["begin_book_upload", "touch_book_upload", "open_book_version", "book_vault"], async (name) =>
          judgeNo(
            await ada.ask("POST", `/rest/v1/rpc/${name}`, {
              body: { book: ada.book, upload: "x", version: randomUUID() },
            }),
            "half a door was called",
          ),
        )),
      ];
      const after = await filesOf(world, ada.book);
      return [...tried, judgeAll("the book's files", after, after !== before && "the book changed")];
    },
  },
];
