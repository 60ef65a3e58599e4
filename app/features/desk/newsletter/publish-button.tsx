import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { letterDesk } from "#content/desk-office.ts";
import type { Letter } from "#domain/desk.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { usePutLetter } from "./use-letter-draft.ts";

const words = letterDesk.publish;

/** Onto the archive of the site, and off it again. */
export function PublishButton({ letter }: { letter: Letter }) {
  const putLetter = usePutLetter();
  const isPublic = letter.publishedAt !== null;
  const publish = useDeskChange(
    (becomes: boolean) => askDesk("desk_publish_letter", { letter: letter.id, isPublic: becomes }),
    {
      onSuccess: ({ letter: now }, becomes) => {
        putLetter(now);
        const { title, text } = becomes ? words.done : words.undone;
        void notify.success(title, text);
      },
      onError: () => void notify.error(words.failed.title, words.failed.text),
    },
  );
  return (
    <p className="mt-4 flex flex-wrap items-center gap-4 text-sm">
      <Button
        variant="secondary"
        size="small"
        isBusy={publish.isPending}
        busyLabel={isPublic ? words.undoing : words.busy}
        onClick={() => publish.mutate(!isPublic)}
      >
        {isPublic ? words.undo : words.submit}
      </Button>
      {isPublic && (
        <a href={`/letters/${letter.slug}`} className="text-link">
          {words.read}
        </a>
      )}
    </p>
  );
}
