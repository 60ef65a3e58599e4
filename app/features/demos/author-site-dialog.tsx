import { authorWebsitePage } from "#content/services/author-website-development.ts";
import { AuthorSite } from "./author-site.tsx";
import { SampleDialog } from "./sample-dialog.tsx";
import type { SampleDialogProps } from "./use-sample-dialog.ts";

export default function AuthorSiteDialog(props: SampleDialogProps) {
  const { title, description, sample } = authorWebsitePage.demo;
  return (
    <SampleDialog {...props} title={title} description={description}>
      <AuthorSite sample={sample} />
    </SampleDialog>
  );
}
