import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { inboxPage, kindLabels, statusLabels } from "#content/desk.ts";
import { type InboxFilter, type LeadKind, type LeadStatus, leadKinds, leadStatuses } from "#domain/desk.ts";
import { fillWords } from "#domain/fill-words.ts";
import { isWholeInbox, writeInboxFilter } from "#domain/inbox-filter.ts";
import { textLimits } from "#domain/text-limits.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskCheckbox, DeskInput, DeskSelect } from "../frame/desk-fields.tsx";
import { useDebouncedSearch } from "../frame/use-debounced-search.ts";

const words = inboxPage.filter;

type InboxFiltersProps = {
  filter: InboxFilter;
  onChange: (filter: InboxFilter) => void;
  searchBox: RefObject<HTMLInputElement | null>;
};

/** Every choice is in the address. Words are looked for when the typing pauses (debounce). */
export function InboxFilters({ filter, onChange, searchBox }: InboxFiltersProps) {
  const { me, staff, counts } = useDesk();
  const { typed, setTyped } = useDebouncedSearch(filter.search ?? "", (text) =>
    onChange({ ...filter, search: text || undefined }),
  );
  const [isOpen, setIsOpen] = useState(false);
  const count = writeInboxFilter({ ...filter, search: undefined }).size;
  const place = isOpen ? undefined : "max-md:hidden";

  const sources = [...new Set([...(counts?.sources ?? []), ...(filter.source ? [filter.source] : [])])];
  const colleagues = staff
    .filter(({ id }) => id !== me.id)
    .map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <search className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5 md:grid-cols-4 xl:grid-cols-[minmax(14rem,1fr)_9.5rem_9.5rem_10.5rem_11.5rem_auto]">
      <DeskInput
        ref={searchBox}
        label={words.search}
        type="search"
        value={typed}
        maxLength={textLimits.line}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className="col-span-2 md:col-span-4 xl:col-span-1"
      />
      <Button
        variant="secondary"
        size="small"
        className="col-span-2 md:hidden"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((now) => !now)}
      >
        {count > 0 ? fillWords(words.openCount, { count }) : words.open}
      </Button>
      <DeskSelect
        className={place}
        label={words.kind}
        placeholder={words.anyKind}
        options={leadKinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={filter.kinds?.[0] ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, kinds: value ? [value as LeadKind] : undefined })
        }
      />
      <DeskSelect
        className={place}
        label={words.status}
        placeholder={words.anyStatus}
        options={leadStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        value={filter.statuses?.[0] ?? ""}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, statuses: value ? [value as LeadStatus] : undefined })
        }
      />
      <DeskSelect
        className={place}
        label={words.owner}
        placeholder={words.anyOwner}
        options={[{ value: me.id, label: words.mine }, { value: "none", label: words.noOwner }, ...colleagues]}
        value={filter.owner ?? ""}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, owner: value || undefined })}
      />
      <DeskSelect
        className={place}
        label={words.source}
        placeholder={words.anySource}
        options={sources.map((value) => ({ value, label: value }))}
        value={filter.source ?? ""}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, source: value || undefined })}
      />
      <div
        className={classNames(
          "col-span-2 flex min-h-10 flex-wrap items-center gap-x-4 md:col-span-4 xl:col-span-1",
          count === 0 && place,
        )}
      >
        <DeskCheckbox
          label={words.overdue}
          checked={filter.overdue ?? false}
          onChange={({ currentTarget: { checked } }) => onChange({ ...filter, overdue: checked || undefined })}
          className="min-h-8 whitespace-nowrap"
        />
        {!isWholeInbox(filter) && (
          <Button variant="quiet" size="small" className="px-2!" onClick={() => onChange({})}>
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
