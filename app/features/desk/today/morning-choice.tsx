import { useQuery, useQueryClient } from "@tanstack/react-query";
import { notify } from "#app/ui/notify.ts";
import { todayPage as words } from "#content/desk-today.ts";
import { askDesk } from "../frame/ask-desk.ts";
import { DeskCheckbox } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";

/** Whether one wants the day by mail. */
export function MorningChoice() {
  const queryClient = useQueryClient();
  const { data } = useQuery(deskQueries.morningMail());
  const choose = useDeskChange((wanted: boolean) => askDesk("desk_morning_mail", { wanted }), {
    onSuccess: (answer) => {
      queryClient.setQueryData(deskQueries.morningMail().queryKey, answer);
      void notify.success(words.morningSaved.title, answer.isWanted ? words.morningSaved.on : words.morningSaved.off);
    },
    onError: () => void notify.error(words.failed.title, words.failed.text),
  });
  if (!data) return null;
  return (
    <DeskCheckbox
      label={words.morning}
      checked={choose.isPending ? choose.variables : data.isWanted}
      onChange={({ currentTarget: { checked } }) => choose.mutate(checked)}
      className="min-h-8"
    />
  );
}
