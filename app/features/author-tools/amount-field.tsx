import { TextField, type TextFieldProps } from "#app/forms/text-field.tsx";
import type { toolFurniture } from "#content/author-tools/tool-words.ts";
import { findAmountProblem } from "#domain/amounts.ts";
import { fillWords } from "#domain/fill-words.ts";
import { formatCount } from "#domain/money.ts";

type AmountFieldProps = Omit<TextFieldProps, "value"> & {
  value: string;
  /** What is reckoned with where more is typed. */
  most?: number;
  words: (typeof toolFurniture)["amounts"];
};

/** A figure as people type one. Where the tool cannot take it as it stands, the field says with what it goes on. */
export function AmountField({ value, most = 10_000_000, words, ...field }: AmountFieldProps) {
  const problem = findAmountProblem(value, most);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={value}
      error={problem && fillWords(words[problem], { most: formatCount(most) })}
    />
  );
}
