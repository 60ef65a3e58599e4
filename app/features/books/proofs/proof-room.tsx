import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { bookPage } from "#content/book-page.ts";
import type { BookCalls } from "#domain/book-functions.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayMoment } from "#domain/say-time.ts";
import { ApprovalList } from "../approval-list.tsx";
import { fileLinkQuery } from "../book-queries.ts";
import { openFile } from "../vault/open-file.ts";
import { ApprovalForm } from "./approval-form.tsx";
import { Marks, type Place, placeOf } from "./marks.tsx";
import { PdfPages } from "./pdf-pages.tsx";
import { CommentForm, CommentList, markedOn } from "./proof-comments.tsx";
import { isReadable, ProofText } from "./proof-text.tsx";

const words = bookPage.proof;

type ProofRoomProps = {
  room: BookCalls["book_proof"]["hears"];
  /** The address of whoever may answer; undefined for the house, and for whoever only reads. */
  signer: string | undefined;
  canComment: boolean;
};

/** A version that was sent for approval: to read, to write on, and to answer. */
export function ProofRoom({
  room: { proof, version, earlier, comments, approval },
  signer,
  canComment,
}: ProofRoomProps) {
  const [page, setPage] = useState(1);
  const [place, setPlace] = useState<Place>();
  const [passage, setPassage] = useState<string>();
  const turnTo = (next: number) => {
    setPage(next);
    setPlace(undefined);
  };
  const pointAtNothing = () => {
    setPlace(undefined);
    setPassage(undefined);
  };
  const isPdf = version.type === "pdf";
  const isPicture = isShownAsPicture(version.type);
  const mayWrite = canComment && !approval;
  const places = markedOn(page, comments).map(({ placeX, placeY }) => ({ x: placeX ?? 0, y: placeY ?? 0 }));
  return (
    <>
      <h1 className="mt-3 text-title-l">{fillWords(words.title, { document: proof.name, number: proof.number })}</h1>
      <p className="text-ink-soft">{fillWords(words.sent, { who: proof.askedBy, moment: sayMoment(proof.askedAt) })}</p>
      {proof.note && <p className="mt-2 max-w-measure whitespace-pre-line">{proof.note}</p>}
      {proof.isSuperseded && !approval && <p className="mt-2 font-semibold">{words.superseded}</p>}
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          {isReadable(version) ? (
            <ProofText version={version} earlier={earlier.find(isReadable)} onPassage={setPassage} />
          ) : (
            <ShownFile
              version={version.id}
              type={version.type}
              {...{ page, places, place }}
              onPage={turnTo}
              onPlace={setPlace}
            />
          )}
          <OpenButton version={version.id} />
        </div>
        <div className="min-w-0">
          <h2 className="mb-3 text-title-s">{words.comments.title}</h2>
          <CommentList proof={proof.id} comments={comments} canWrite={mayWrite} isPicture={isPicture} onPage={turnTo} />
          {mayWrite && (
            <>
              <CommentForm
                proof={proof.id}
                label={isPdf ? fillWords(words.comments.writeOn, { page }) : words.comments.write}
                about={isPdf || place ? { page, place } : { passage }}
                onStored={pointAtNothing}
              />
              {(isPdf || isPicture) && (
                <p className="mt-1 text-sm text-ink-soft">
                  {place ? words.chosen : isPdf ? words.place : words.placeOnPicture}
                </p>
              )}
              {isReadable(version) && (
                <p className="mt-1 text-sm text-ink-soft">
                  {passage ? fillWords(words.passage, { passage }) : words.select}
                </p>
              )}
              {(place || passage) && (
                <Button variant="quiet" size="small" onClick={pointAtNothing}>
                  {words.clear}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {(approval || (signer !== undefined && !proof.isSuperseded)) && (
        <section aria-labelledby="decision" className="mt-10">
          <h2 id="decision" className="mb-4 text-title-m">
            {approval ? bookPage.approvals.title : words.decision.title}
          </h2>
          {approval ? (
            <ApprovalList approvals={[approval]} />
          ) : (
            signer !== undefined && <ApprovalForm proof={proof} email={signer} />
          )}
        </section>
      )}
    </>
  );
}

type ShownFileProps = {
  version: string;
  type: string;
  page: number;
  places: readonly Place[];
  place: Place | undefined;
  onPage: (page: number) => void;
  onPlace: (place: Place) => void;
};

function ShownFile({ version, type, page, places, place, onPage, onPlace }: ShownFileProps) {
  const isPicture = isShownAsPicture(type);
  const link = useQuery({ ...fileLinkQuery(version), enabled: type === "pdf" || isPicture });
  if (type !== "pdf" && !isPicture) return <p className="text-ink-soft">{words.notShown}</p>;
  if (link.isError) return <p className="text-danger">{words.broken}</p>;
  if (!link.data) return <p role="status">{words.loading}</p>;
  if (isPicture)
    return (
      <div className="relative w-fit border border-rule">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a comment needs no place, and words can say one */}
        <img
          src={link.data}
          alt={words.picture}
          className="block h-auto max-w-full cursor-crosshair"
          onClick={(event) => onPlace(placeOf(event))}
        />
        <Marks places={places} chosen={place} />
      </div>
    );
  return <PdfPages href={link.data} {...{ page, places, onPage, onPlace }} chosen={place} />;
}

const isShownAsPicture = (type: string) => type === "jpg" || type === "png";

function OpenButton({ version }: { version: string }) {
  const open = useMutation({
    mutationFn: () => openFile(version),
    onError: () => void notify.error(bookPage.files.failed.title, bookPage.files.failed.text),
  });
  return (
    <Button variant="quiet" size="small" className="mt-3" isBusy={open.isPending} onClick={() => open.mutate()}>
      {words.download}
    </Button>
  );
}
