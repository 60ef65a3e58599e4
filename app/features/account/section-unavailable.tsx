import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { accountPage } from "#content/account.ts";

/** One matter could not be fetched; the others stand. */
export function SectionUnavailable({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{text}</p>
      <Button variant="secondary" size="small" isBusy={state === "loading"} onClick={() => void revalidate()}>
        {accountPage.retry}
      </Button>
    </div>
  );
}
