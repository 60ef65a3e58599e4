import { build } from "esbuild";
import { expect, test } from "vitest";
import { ofServer } from "./bundle-server.ts";

test("the thread that answers requests loads nothing that draws mail", async () => {
  const { metafile } = await build({ ...ofServer, write: false, metafile: true });
  const ours = Object.keys(metafile.inputs);
  expect(ours).toContain("server/mail/outbox.ts");
  expect(ours.filter((file) => /^server\/emails\/(?!mail-writer\.ts)/.test(file))).toEqual([]);
  const packages = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  expect(packages).toContain("piscina");
  expect(packages.filter((name) => /^(react|react-dom|react-email|@react-email\/.*)(\/|$)/.test(name))).toEqual([]);
});

test("the bundle names what it reads from the product's folder, wherever the bundle lies", async () => {
  const { outputFiles } = await build({ ...ofServer, write: false });
  const [text = ""] = outputFiles.map((file) => file.text);
  expect(text).toContain('new URL(true ? "../../" : "../", import.meta.url)');
  expect(text.match(/new URL\("\.\.\//g)).toBeNull();
});
