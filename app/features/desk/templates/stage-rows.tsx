import { ArrowDown, ArrowUp, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { templatesPage as words } from "#content/desk-books.ts";
import { stageWords } from "#content/production.ts";
import { changeStage, removeStage, shiftStage } from "#domain/edit-template.ts";
import { fillWords } from "#domain/fill-words.ts";
import { type Side, type StageTemplate, sides } from "#domain/production.ts";
import { useDesk } from "../frame/desk-context.ts";
import { DeskInput, DeskSelect } from "../frame/desk-fields.tsx";

type StageRowsProps = { stages: readonly StageTemplate[]; onChange: (stages: StageTemplate[]) => void };

const columns = "gap-3 lg:grid-cols-[11rem_18rem_7rem_minmax(0,1fr)_auto] lg:items-start";

/** One stage to a row, in the order in which they come. */
export function StageRows({ stages, onChange }: StageRowsProps) {
  return (
    <>
      <div aria-hidden="true" className={`${columns} text-label font-semibold text-ink-soft max-lg:hidden lg:grid`}>
        {Object.values(words.columns).map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ol className="divide-y divide-rule border-y border-rule text-sm">
        {stages.map((stage, place) => (
          <li key={stage.kind} className={`grid py-3 ${columns}`}>
            <span className="font-semibold">{stageWords[stage.kind].name}</span>
            <ColumnName>{words.columns.side}</ColumnName>
            <StageOwner stage={stage} onChange={(change) => onChange(changeStage(stages, stage.kind, change))} />
            <ColumnName>{words.columns.workdays}</ColumnName>
            <DeskInput
              label={fillWords(words.workdaysOf, { stage: stageWords[stage.kind].name })}
              hidesLabel
              type="number"
              required
              min={1}
              max={500}
              value={stage.workdays || ""}
              onChange={({ currentTarget: { value } }) =>
                onChange(changeStage(stages, stage.kind, { workdays: Math.trunc(Number(value)) }))
              }
            />
            <ColumnName>{words.columns.waits}</ColumnName>
            <WaitsFor
              stage={stage}
              before={stages.slice(0, place)}
              onChange={(waitsFor) => onChange(changeStage(stages, stage.kind, { waitsFor }))}
            />
            <RowButtons stages={stages} stage={stage} onChange={onChange} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where there are no columns, above each field; each says its own name to who does not see. */
function ColumnName({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="-mb-2 text-label font-semibold text-ink-soft lg:hidden">
      {children}
    </span>
  );
}

function StageOwner({ stage, onChange }: { stage: StageTemplate; onChange: (change: Partial<StageTemplate>) => void }) {
  const { staff } = useDesk();
  const name = stageWords[stage.kind].name;
  return (
    <div className="grid grid-cols-2 gap-2">
      <DeskSelect
        label={fillWords(words.sideOf, { stage: name })}
        hidesLabel
        value={stage.side}
        options={sides.map((side) => ({ value: side, label: words.sides[side] }))}
        onChange={({ currentTarget: { value } }) => onChange({ side: value as Side })}
      />
      {stage.side === "house" && (
        <DeskSelect
          label={fillWords(words.owner, { stage: name })}
          hidesLabel
          value={stage.owner ?? ""}
          placeholder={words.noOwner}
          options={staff.map((one) => ({ value: one.id, label: one.name || one.email }))}
          onChange={({ currentTarget: { value } }) => onChange({ owner: value || null })}
        />
      )}
    </div>
  );
}

type WaitsForProps = {
  stage: StageTemplate;
  before: readonly StageTemplate[];
  onChange: (waitsFor: StageTemplate["waitsFor"]) => void;
};

function WaitsFor({ stage, before, onChange }: WaitsForProps) {
  if (before.length === 0) return <span className="text-ink-soft">{words.nothing}</span>;
  return (
    <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
      <legend className="sr-only">{words.columns.waits}</legend>
      {before.map(({ kind }) => (
        <label key={kind} className="inline-flex min-h-6 items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4"
            aria-label={fillWords(words.waitsOf, { stage: stageWords[stage.kind].name, other: stageWords[kind].name })}
            checked={stage.waitsFor.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...stage.waitsFor, kind] : stage.waitsFor.filter((one) => one !== kind))
            }
          />
          {stageWords[kind].name}
        </label>
      ))}
    </fieldset>
  );
}

function RowButtons({ stages, stage: { kind }, onChange }: StageRowsProps & { stage: StageTemplate }) {
  const stage = stageWords[kind].name;
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="small"
        aria-label={fillWords(words.up, { stage })}
        onClick={() => onChange(shiftStage(stages, kind, -1))}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={fillWords(words.down, { stage })}
        onClick={() => onChange(shiftStage(stages, kind, 1))}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={fillWords(words.remove, { stage })}
        onClick={() => onChange(removeStage(stages, kind))}
      >
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
