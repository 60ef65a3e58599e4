import type { MetaDescriptor } from "react-router";
import { Still } from "./still.tsx";

/** The page of a route whose loader answers `stillPage(...)`. */
export function StillPage({ loaderData }: { loaderData: { page: string } }) {
  return <Still html={loaderData.page} />;
}

/** The head of a route whose loader has written it: what search engines read needs no script. */
export function stillMeta({ loaderData }: { loaderData: { meta: MetaDescriptor[] } }) {
  return loaderData.meta;
}
