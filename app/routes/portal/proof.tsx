import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { hasFailed } from "#app/backend/has-failed.ts";
import { bookPageQuery, proofQuery } from "#app/features/books/book-queries.ts";
import { ProofRoom } from "#app/features/books/proofs/proof-room.tsx";
import { useAuthor } from "#app/features/session/use-author.ts";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { PortalLoading } from "#app/ui/portal-loading.tsx";
import { bookPage } from "#content/book-page.ts";
import { isUuid } from "#domain/uuid.ts";

const words = bookPage.proof;

export const title = words.meta.title;

export default function ProofPage() {
  const { id = "", proof = "" } = useParams();
  return isUuid(proof) ? <StoredProof key={proof} book={Number(id)} proof={proof} /> : <MissingProof />;
}

function StoredProof({ book, proof }: { book: number; proof: string }) {
  const email = useAuthor();
  const query = useQuery(proofQuery(proof));
  const page = useQuery(bookPageQuery(book));
  if (query.data === null || page.data === null) return <MissingProof />;
  if (query.data && page.data) {
    const { title: name, closedAt } = page.data.book;
    const maySign = page.data.role !== "reads" && closedAt === null;
    return (
      <Sheet>
        <Link to={`/dashboard/books/${book}`} className="text-link">
          {name}
        </Link>
        <ProofRoom room={query.data} signer={maySign ? email : undefined} canComment={maySign} />
      </Sheet>
    );
  }
  if (!hasFailed(query) && !hasFailed(page)) return <PortalLoading />;
  return (
    <Sheet>
      <h1 className="text-title-l">{bookPage.unavailable.title}</h1>
      <p className="mt-2 text-ink-soft">{bookPage.unavailable.text}</p>
      <Button
        className="mt-6"
        isBusy={query.isFetching || page.isFetching}
        onClick={() => void Promise.all([query.refetch(), page.refetch()])}
      >
        {bookPage.unavailable.action}
      </Button>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return <Container className="min-h-[60vh] py-8">{children}</Container>;
}

function MissingProof() {
  return (
    <Sheet>
      <h1 className="text-title-l">{words.missing.title}</h1>
      <p className="mt-2 text-ink-soft">{words.missing.text}</p>
      <Link to="/dashboard" className={buttonClasses("primary", "medium", "mt-6")}>
        {words.missing.action}
      </Link>
    </Sheet>
  );
}
