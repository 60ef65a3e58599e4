import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deskKey } from "./desk-queries.ts";

type Told<Heard, Asked> = { onSuccess?: (heard: Heard, asked: Asked) => void; onError: (fault: Error) => void };

/**
 * A change of one's own, made by `mutate`. Afterwards whatever the page shows is looked up again: a log has grown, a
 * counter has moved.
 */
export function useDeskChange<Heard, Asked = void>(work: (asked: Asked) => Promise<Heard>, told: Told<Heard, Asked>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: told.onSuccess,
    onError: told.onError,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: deskKey }),
  });
}
