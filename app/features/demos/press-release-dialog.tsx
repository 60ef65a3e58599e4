import { sampleViewing } from "#content/sample-viewing.ts";
import { pressReleasePage } from "#content/services/press-release-distribution.ts";
import { PressRelease } from "./press-release.tsx";
import { SampleDialog } from "./sample-dialog.tsx";
import type { SampleDialogProps } from "./use-sample-dialog.ts";

export default function PressReleaseDialog(props: SampleDialogProps) {
  const { title, description, sample } = pressReleasePage.demo;
  return (
    <SampleDialog {...props} title={title} description={description} printLabel={sampleViewing.release.print}>
      <PressRelease sample={sample} />
    </SampleDialog>
  );
}
