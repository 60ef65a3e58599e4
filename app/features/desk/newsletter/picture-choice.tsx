import { letterDesk } from "#content/desk-office.ts";
import { letterPictures } from "#content/letter-pictures.ts";
import { DeskSelect } from "../frame/desk-fields.tsx";

const words = letterDesk.picture;

/** Puts the Markdown of one of the site's pictures at the end of the letter. */
export function PictureChoice({ onChoose }: { onChoose: (markdown: string) => void }) {
  return (
    <DeskSelect
      label={words.label}
      description={words.help}
      placeholder={words.choose}
      options={letterPictures.map(({ address, name }) => ({ value: address, label: name }))}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const picture = letterPictures.find(({ address }) => address === value);
        if (picture) onChoose(`![${picture.name}](${picture.address})`);
      }}
    />
  );
}
