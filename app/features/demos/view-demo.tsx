import { Spinner } from "#app/ui/busy.tsx";
import { Button, type ButtonVariant, buttonClasses } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { type SampleDialogProps, type SampleLoader, useSampleDialog } from "./use-sample-dialog.ts";

const samples = {
  "author-site": () => import("./author-site-dialog.tsx"),
  "content-calendar": () => import("./content-calendar-dialog.tsx"),
  "press-release": () => import("./press-release-dialog.tsx"),
} satisfies Record<string, SampleLoader<SampleDialogProps>>;
export type SampleName = keyof typeof samples;

export type ViewDemoProps = {
  label: string;
  sample: SampleName;
  variant?: ButtonVariant;
  /** Whether a link takes its place without scripts; beside the sample itself there is nowhere to lead. */
  hasFallback?: boolean;
  className?: string;
};

/** Where the sample stands on the page when it cannot open in a dialog. */
export const sampleAnchor = "sample";

/** Opens a sample in a dialog, both fetched on the first click; without scripts it leads to the sample on the page. */
export function ViewDemo({ label, sample, variant, hasFallback = true, className }: ViewDemoProps) {
  const { Dialog, dialogProps, buttonProps, isLoading } = useSampleDialog<SampleDialogProps>(samples[sample]);
  return (
    <>
      <Button {...buttonProps} variant={variant} className={classNames("noscript:hidden print:hidden", className)}>
        {isLoading && <Spinner />}
        {label}
      </Button>
      {hasFallback && (
        <noscript>
          <a href={`#${sampleAnchor}`} className={buttonClasses(variant, "medium", className)}>
            {label}
          </a>
        </noscript>
      )}
      {Dialog && <Dialog {...dialogProps} />}
    </>
  );
}
