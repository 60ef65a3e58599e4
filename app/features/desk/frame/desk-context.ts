import { createContext, useContext } from "react";
import { listWords } from "#content/desk.ts";
import type { StaffMember } from "#domain/desk.ts";
import type { Me } from "#domain/desk-staff.ts";
import type { Hears } from "./ask-desk.ts";

export type Counts = Hears<"desk_counts">;

type Desk = {
  me: Me;
  staff: readonly StaffMember[];
  /** Undefined until the first answer. The same object until one of them moves. */
  counts?: Counts;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("a part of the desk stands outside of it");
  return desk;
}

/** The name of a colleague, by id or address as the log has it; whoever has left the house keeps no name here. */
export function useNameOf(): (who: string | null) => string {
  const { staff } = useDesk();
  return (who) => {
    if (!who) return listWords.nobody;
    const known = staff.find(({ id, email, name }) => id === who || email === who || name === who);
    return known ? known.name || known.email : isId(who) ? listWords.formerColleague : who;
  };
}

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);
