import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { deskPaths, type ToolPath, toolPaths } from "#domain/addresses.ts";
import { type Assets, Document } from "./document.tsx";
import { AuthorsDesk } from "./drawings/plates/authors-desk.tsx";
import { drawWithIslands, nameIslands } from "./islands/island.tsx";
import { PlainNotice } from "./layout/plain-notice.tsx";
import { SiteFrame } from "./layout/site-frame.tsx";
import { framePages, missingPages, pages } from "./pages.ts";
import { Plate } from "./sections/plate.tsx";
import { headOfTool } from "./tools/tool-heads.server.ts";
import { PortalLoading } from "./ui/portal-loading.tsx";

const drawn = {
  ...pages,
  ...missingPages,
  ...framePages,
  /** The specimens, for development: the build asks for the two others alone. */
  "/gallery": () => import("./routes/site/gallery.tsx"),
};

/** The document stands around a page that is drawn already, because it names the scripts and the rules of what the page holds. */
function write(
  page: ReactElement,
  document: Omit<ComponentProps<typeof Document>, "body" | "islands" | "wakeful">,
): string {
  const { html, ...parts } = drawWithIslands(() => renderToStaticMarkup(page));
  return `<!doctype html>${renderToStaticMarkup(<Document {...document} {...parts} body={html} />)}`;
}

/** A public page as HTML: all of it, with its islands asleep. */
export async function drawPage(path: keyof typeof drawn, assets: Assets): Promise<string> {
  await nameIslands();
  const { head, default: Page } = await drawn[path]();
  return write(
    <SiteFrame path={path}>
      <Page path={path} />
    </SiteFrame>,
    { head: head(path), assets, kind: path in missingPages ? "missing" : "public" },
  );
}

/** What is sent for the address of a tool: its frame, until its scripts know who is there. */
export async function drawTool(path: ToolPath, assets: Assets): Promise<string> {
  await nameIslands();
  const isDesk = (deskPaths as readonly string[]).includes(path);
  return write(
    isDesk ? (
      <>
        <div id="tool">
          <main>
            <PortalLoading />
          </main>
        </div>
        <PlainNotice />
      </>
    ) : (
      <SiteFrame path={path} isTool>
        <div className="door-frame">
          <div id="tool">
            <PortalLoading />
          </div>
          <Plate place="door" ground="clay">
            <AuthorsDesk />
          </Plate>
        </div>
      </SiteFrame>
    ),
    { head: headOfTool(path), assets, kind: "tool" },
  );
}

/** Whatever stands at an address, as the server would answer it; for development, where nothing is built. */
export async function drawAddress(path: string, assets: Assets): Promise<{ status: number; html: string }> {
  if (Object.hasOwn(drawn, path)) return { status: 200, html: await drawPage(path as keyof typeof drawn, assets) };
  const tool = toolPaths.find((pattern) => isAt(path, pattern));
  if (tool) return { status: 200, html: await drawTool(tool, assets) };
  return { status: 404, html: await drawPage(path.startsWith("/blog/") ? "/blog/404" : "/404", assets) };
}

/** "/staff/people/ruth" is at "/staff/people/:key". */
function isAt(path: string, pattern: string): boolean {
  const [steps, expected] = [path.split("/"), pattern.split("/")];
  return (
    steps.length === expected.length && expected.every((step, place) => step.startsWith(":") || step === steps[place])
  );
}
