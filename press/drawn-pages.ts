import type { Plugin } from "vite";
import type { Assets } from "#app/document.tsx";
import { stillAddress } from "#app/drawings/stills/still-address.ts";

/** In development nothing is built: the pages name the sources, which Vite serves and exchanges when they change. */
const sources: Assets = {
  fonts: [],
  coverFaces: [],
  styleOf: () => '@import "/app/site.css";',
  start: 'import("/app/islands/start.ts")',
  wake: ["/app/islands/wake.tsx"],
  islands: {},
  tools: "/app/tools/tools.tsx",
  toolStyle: "/app/app.css",
};

/** `npm run dev`: every page is drawn when it is asked for, and drawn anew when something it is made of has changed. */
export function drawnPages(): Plugin {
  return {
    name: "drawn-pages",
    apply: "serve",
    configureServer: (server) => {
      // Pictures that were just made are looked at where they lie; a build copies them.
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(stillAddress(""), "/app/drawings/stills/");
        next();
      });
      return () =>
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
          try {
            const { drawAddress } = (await server.ssrLoadModule(
              "/app/draw-page.tsx",
            )) as typeof import("#app/draw-page.tsx");
            const { status, html } = await drawAddress(pathname, sources);
            response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
            response.end(await server.transformIndexHtml(pathname, html));
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
    },
    // What only the drawing reads, the browser does not know of: it loads the page again.
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0) server.ws.send({ type: "full-reload" });
    },
  };
}
