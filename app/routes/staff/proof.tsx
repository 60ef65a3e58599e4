import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { proofQuery } from "#app/features/books/book-queries.ts";
import { ProofRoom } from "#app/features/books/proofs/proof-room.tsx";
import { BackLink } from "#app/features/desk/frame/back-link.tsx";
import { Awaited, Missing } from "#app/features/desk/frame/desk-states.tsx";
import { bookPage } from "#content/book-page.ts";
import { bookDesk } from "#content/desk-books.ts";
import { isUuid } from "#domain/uuid.ts";

export const title = bookPage.proof.meta.title;

const missing = { ...bookDesk.missing, title: bookPage.proof.missing.title, text: bookPage.proof.missing.text };

export default function StaffProofPage() {
  const { proof = "" } = useParams();
  return (
    <>
      <BackLink {...bookDesk.back} />
      {isUuid(proof) ? <StoredProof key={proof} proof={proof} /> : <Missing {...missing} />}
    </>
  );
}

function StoredProof({ proof }: { proof: string }) {
  const query = useQuery(proofQuery(proof));
  if (query.data) return <ProofRoom room={query.data} signer={undefined} canComment />;
  return query.data === null ? <Missing {...missing} /> : <Awaited query={query} rows={4} />;
}
