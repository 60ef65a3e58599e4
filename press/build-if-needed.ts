import { bundleServer } from "./bundle-server.ts";
import { isBuilt } from "./fingerprint.ts";

if (!isBuilt()) {
  console.log("Building the site; the next start finds it ready.");
  await import("./build.ts");
} else {
  // The server's own sources are not in the fingerprint: its file is made in less time than it takes to compare them.
  await bundleServer();
}
