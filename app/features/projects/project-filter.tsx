import { SelectField } from "#app/forms/select-field.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { dashboardPage } from "#content/dashboard.ts";
import { type Project, type ProjectOrder, type ProjectView, projectOrders } from "#domain/project.ts";

const words = dashboardPage.view;

type ProjectFilterProps = {
  projects: readonly Project[];
  view: ProjectView;
  onChange: (view: ProjectView) => void;
};

/** Worth its place only where there is something to look through: the page shows it from the fourth project on. */
export function ProjectFilter({ projects, view, onChange }: ProjectFilterProps) {
  const statuses = [...new Set(projects.map(({ status }) => status))].toSorted();
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_14rem]">
      <TextField
        label={words.search}
        type="search"
        value={view.text}
        onChange={(event) => onChange({ ...view, text: event.currentTarget.value })}
      />
      <SelectField
        label={words.status}
        placeholder={words.anyStatus}
        options={statuses.map((value) => ({ value, label: value }))}
        value={view.status}
        onChange={(event) => onChange({ ...view, status: event.currentTarget.value })}
      />
      <SelectField
        label={words.order}
        options={projectOrders.map((value) => ({ value, label: words.orders[value] }))}
        value={view.order}
        onChange={(event) => onChange({ ...view, order: event.currentTarget.value as ProjectOrder })}
      />
    </search>
  );
}
