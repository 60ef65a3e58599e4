import { useMutation } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { Approval } from "#domain/book-page.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { sayFault } from "./ask-book.ts";
import { openReceipt } from "./vault/open-receipt.ts";

const words = bookPage.approvals;

/** What was answered, by whom and when, with the exact file, and a receipt of each for as long as it is kept. */
export function ApprovalList({ approvals }: { approvals: readonly Approval[] }) {
  if (approvals.length === 0) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {approvals.map((approval) => (
        <li key={approval.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-72">
            <p>
              {fillWords(words[approval.decision], {
                document: approval.document,
                number: approval.number,
                name: approval.name,
                moment: sayMoment(approval.at),
              })}
            </p>
            {approval.note && <p className="font-serif text-[1.1em] italic whitespace-pre-line">{approval.note}</p>}
            <p className="figures text-label tracking-[0] break-all text-ink-soft">
              {fillWords(bookPage.files.hash, { hash: approval.sha256 })}
            </p>
          </div>
          <ReceiptButton approval={approval} />
        </li>
      ))}
    </ul>
  );
}

function ReceiptButton({ approval: { id, document, number } }: { approval: Approval }) {
  const open = useMutation({
    mutationFn: () => openReceipt(id),
    onError: (fault) => void notify.error(words.failed.title, sayFault(fault)),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={fillWords(words.receiptOf, { document, number })}
      isBusy={open.isPending}
      onClick={() => open.mutate()}
    >
      {!open.isPending && <FileText aria-hidden="true" className="size-4" />}
      {words.receipt}
    </Button>
  );
}
