import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { askDesk, retryDesk } from "../frame/ask-desk.ts";

/** Half the time after which the house takes it as closed. */
const every = 20_000;

/** Tells the house that an answer to this lead is being written, and hears who else is writing one, and the last one sent. */
export function useOpenAnswer(leadId: string | undefined) {
  const { data } = useQuery({
    queryKey: ["desk-open-answer", leadId] as const,
    queryFn: ({ signal }) => askDesk("desk_open_answer", { leadId: leadId ?? "", isOpen: true }, signal),
    enabled: leadId !== undefined,
    retry: retryDesk,
    refetchInterval: every,
    // What the writer knew when the letter was opened is asked for anew each time.
    gcTime: 0,
  });
  useEffect(() => {
    if (!leadId) return;
    // Where this does not arrive, it is taken as closed a minute later.
    return () => void askDesk("desk_open_answer", { leadId, isOpen: false }).catch(() => {});
  }, [leadId]);
  return data;
}
