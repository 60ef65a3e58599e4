import type { ReactNode } from "react";

/** Of every cell in it. */
export const cell = "py-2 pr-4 align-baseline";

type DeskColumn = { label: string; className?: string };

type DeskTableProps = { caption: string; columns: readonly DeskColumn[]; children: ReactNode };

/** A list at the density of a tool; its rows are `DeskRow`s. On narrow screens a column goes with its class. */
export function DeskTable({ caption, columns, children }: DeskTableProps) {
  return (
    <table className="w-full border-collapse text-[0.9375rem] leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong text-left text-label tracking-[0] text-ink-soft">
          {columns.map(({ label, className = "" }) => (
            <th key={label} scope="col" className={`${cell} ${className}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** `name` is what the row is about; the cells follow it. */
export function DeskRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-b border-rule hover:bg-paper-deep">
      <th scope="row" className={`${cell} text-left font-normal`}>
        {name}
      </th>
      {children}
    </tr>
  );
}
