import { Button } from "./button.tsx";

type Press = { isPending: boolean; mutate: () => void };

type SecretAddressProps = {
  words: { shown: string; made: string; make: string; again: string; end: string };
  /** Just made, and shown this once. */
  address: string | undefined;
  isMade: boolean;
  make: Press;
  end: Press;
};

/** An address that opens something to whoever knows it: seen once, replaced and ended. */
export function SecretAddress({ words, address, isMade, make, end }: SecretAddressProps) {
  return (
    <>
      {address ? (
        <div role="status" className="mt-3 text-sm">
          <p>{words.shown}</p>
          <code className="mt-1 block break-all select-all">{address}</code>
        </div>
      ) : (
        isMade && <p className="mt-3 text-sm">{words.made}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" variant="secondary" isBusy={make.isPending} onClick={() => make.mutate()}>
          {isMade ? words.again : words.make}
        </Button>
        {isMade && (
          <Button size="small" variant="danger" isBusy={end.isPending} onClick={() => end.mutate()}>
            {words.end}
          </Button>
        )}
      </div>
    </>
  );
}
