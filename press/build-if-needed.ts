import { bundleServer } from "./bundle-server.ts";
import { isBuilt } from "./fingerprint.ts";

if (!isBuilt()) {
  console.log("Building the site; the next start finds it ready.");
  await import("./build.ts");
}
await bundleServer();
