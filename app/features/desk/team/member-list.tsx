import { useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { useNow } from "#app/ui/use-now.ts";
import { roleLabels, teamPage as words } from "#content/desk-team.ts";
import { site } from "#content/site.ts";
import type { StaffMember } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { sayDate } from "#domain/say-time.ts";
import { sayHourIn } from "#domain/zoned-time.ts";
import { useDesk } from "../frame/desk-context.ts";
import { cell, DeskRow, DeskTable } from "../frame/desk-table.tsx";
import { MemberDialog } from "./member-dialog.tsx";

const { columns } = words;
const shown = [
  { label: columns.name },
  { label: columns.role },
  { label: columns.factor, className: "max-md:hidden" },
  { label: columns.time, className: "max-sm:hidden" },
  { label: columns.since, className: "max-lg:hidden" },
];

export function MemberList({ members, isOwner }: { members: readonly StaffMember[]; isOwner: boolean }) {
  const { me } = useDesk();
  const now = useNow();
  const [openId, setOpenId] = useState<string>();
  const openMember = members.find(({ id }) => id === openId);
  return (
    <>
      <DeskTable caption={words.caption} columns={shown}>
        {members.map((member) => (
          <DeskRow key={member.id} name={<MemberName member={member} isMe={member.id === me.id} />}>
            <td className={cell}>
              <Badge tone={member.role === "owner" ? "blue" : "neutral"}>{roleLabels[member.role]}</Badge>
              {isOwner && (
                <Button
                  variant="quiet"
                  size="small"
                  className="ml-3"
                  aria-label={fillWords(words.changeLabel, { name: member.name })}
                  onClick={() => setOpenId(member.id)}
                >
                  {words.change}
                </Button>
              )}
            </td>
            <td className={`${cell} max-md:hidden ${member.hasFactor ? "text-ink-soft" : "text-danger"}`}>
              {member.hasFactor ? words.factor.yes : words.factor.no}
            </td>
            <td className={`figures ${cell} text-ink-soft max-sm:hidden`}>
              {sayHourIn(now, member.timeZone ?? site.timeZone)}
            </td>
            <td className={`figures ${cell} text-ink-soft max-lg:hidden`}>{sayDate(member.addedAt)}</td>
          </DeskRow>
        ))}
      </DeskTable>
      {openMember && <MemberDialog key={openMember.id} member={openMember} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

function MemberName({ member: { name, email, portrait, isInvited }, isMe }: { member: StaffMember; isMe: boolean }) {
  return (
    <span className="flex items-center gap-3">
      {portrait ? (
        <img src={portrait} alt="" width={36} height={36} className="size-9 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-paper-deep font-semibold text-ink-soft"
        >
          {name.charAt(0).toUpperCase()}
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {name} {isMe && <span className="font-normal text-ink-soft">({words.you})</span>}
        </span>
        {name !== email && <span className="block break-all text-ink-soft">{email}</span>}
        {isInvited && <span className="block text-ink-soft">{words.invited}</span>}
      </span>
    </span>
  );
}
