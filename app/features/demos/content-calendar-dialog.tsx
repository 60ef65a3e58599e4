import { sampleViewing } from "#content/sample-viewing.ts";
import { socialMediaPage } from "#content/services/social-media-setup.ts";
import { ContentCalendar } from "./content-calendar.tsx";
import { SampleDialog } from "./sample-dialog.tsx";
import type { SampleDialogProps } from "./use-sample-dialog.ts";

export default function ContentCalendarDialog(props: SampleDialogProps) {
  const { title, description, sample } = socialMediaPage.demo;
  return (
    <SampleDialog {...props} title={title} description={description} printLabel={sampleViewing.calendar.print}>
      <ContentCalendar sample={sample} />
    </SampleDialog>
  );
}
