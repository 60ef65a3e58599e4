import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { entry } from "#app/forms/form-work.ts";
import { useForm } from "#app/forms/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.ts";
import { Problem } from "#app/ui/problem.tsx";
import { mePage as words } from "#content/desk-team.ts";
import { site } from "#content/site.ts";
import type { Me } from "#domain/desk-staff.ts";
import { textLimits } from "#domain/text-limits.ts";
import { listZones } from "#domain/zoned-time.ts";
import { askDesk, sayRefusal } from "../frame/ask-desk.ts";
import { DeskInput, DeskSelect, DeskTextArea } from "../frame/desk-fields.tsx";
import { deskQueries } from "../frame/desk-queries.ts";
import { useDeskChange } from "../frame/use-desk-change.ts";
import { PortraitField } from "./portrait-field.tsx";

export function ProfileForm({ me }: { me: Me }) {
  const queryClient = useQueryClient();
  const timeZone = me.timeZone ?? site.timeZone;
  const [portrait, setPortrait] = useState(me.portrait);
  const [problem, setProblem] = useState<string>();
  const save = useDeskChange(
    (profile: { name: string; signature: string; timeZone: string; portrait: string | null }) =>
      askDesk("desk_save_profile", profile),
    {
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: deskQueries.entry().queryKey });
        void notify.success(words.saved.title, words.saved.text);
      },
      onError: (fault) => setProblem(sayRefusal(fault, words.failed)),
    },
  );
  const { formProps, isBusy } = useForm({
    isBusy: save.isPending,
    send: async (entries) => {
      setProblem(undefined);
      const [name, signature, zone] = ["name", "signature", "timeZone"].map((field) => entry(entries, field));
      save.mutate({ name: name?.trim() ?? "", signature: signature ?? "", timeZone: zone ?? "", portrait });
    },
  });
  return (
    <form {...formProps} className="flex max-w-lead flex-col gap-5">
      <DeskInput
        label={words.name}
        description={words.nameHelp}
        name="name"
        required
        maxLength={textLimits.line}
        autoComplete="name"
        defaultValue={me.name}
      />
      <DeskTextArea
        label={words.signature}
        description={words.signatureHelp}
        name="signature"
        rows={3}
        maxLength={textLimits.signature}
        defaultValue={me.signature}
      />
      <DeskSelect
        label={words.zone}
        description={words.zoneHelp}
        name="timeZone"
        options={listZones(timeZone)}
        defaultValue={timeZone}
      />
      <PortraitField portrait={portrait} onChange={setPortrait} />
      <Problem text={problem} />
      <Button type="submit" size="small" className="self-start" isBusy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </form>
  );
}
