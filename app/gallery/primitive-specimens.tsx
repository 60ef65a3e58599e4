import type { ReactNode } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { ActionButton, ActionLink } from "#app/ui/action-button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Busy, Skeleton } from "#app/ui/busy.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { Icon, iconNames } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { Progress } from "#app/ui/progress.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { Rule } from "#app/ui/rule.tsx";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";

export function ActionSpecimen() {
  return (
    <>
      <Section label="Actions" title="Buttons and links">
        <Shelf>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button size="small">Small</Button>
          <Button size="small" variant="secondary">
            Small
          </Button>
        </Shelf>
        <Shelf>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button isBusy busyLabel="Sending...">
            Send
          </Button>
          <Button variant="secondary" isBusy>
            Working
          </Button>
        </Shelf>
        <Shelf>
          <ActionButton action={{ label: "To a page", to: "/about" }} />
          <ActionButton action={{ label: "In a new tab", to: "/about", newTab: true }} variant="secondary" />
          <ActionButton
            action={{ label: "A download", download: "/resources/author-success-guide.pdf" }}
            variant="secondary"
          />
          <ActionLink action={{ label: "A link at the foot of a card", to: "/about" }} />
          <ActionLink action={{ label: "A file", download: "/resources/author-success-guide.pdf" }} />
        </Shelf>
      </Section>
      <Section label="Night" title="The same on a night band" tone="night">
        <Shelf>
          <Button variant="on-night">On night</Button>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Badge tone="gold">A badge</Badge>
          <ActionLink action={{ label: "A link", to: "/about" }} />
        </Shelf>
      </Section>
    </>
  );
}

export function PrimitiveSpecimen() {
  return (
    <Section label="Primitives" title="Small parts">
      <div className="grid gap-12 lg:grid-cols-2">
        <div className="flex flex-col gap-8">
          <Breadcrumb
            trail={[
              { label: "Home", to: "/" },
              { label: "Services", to: "/services" },
            ]}
            current="Editorial"
          />
          <Shelf>
            <Badge>Neutral</Badge>
            <Badge tone="gold">Most Popular</Badge>
            <Badge tone="blue">In Progress</Badge>
            <Badge tone="green">First Draft Complete</Badge>
            <Badge tone="yellow">Editing</Badge>
            <Badge tone="purple">Published</Badge>
          </Shelf>
          <Rating value={4} />
          <Progress label="Words written" value={62} />
          <Progress label="Unknown end" />
          <Busy />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton />
            <Skeleton className="h-4 w-4/5" />
          </div>
          <Rule />
          <Rule variant="ornament" className="self-center" />
        </div>
        <div className="flex flex-col gap-8">
          <Card>A framed card</Card>
          <Card variant="ruled">A ruled card</Card>
          <Shelf>
            <Button variant="secondary" onClick={() => notify.success("Saved", "Your entry is safe.")}>
              Success notice
            </Button>
            <Button
              variant="secondary"
              onClick={() => notify.error("Error", "Something went wrong. Please try again.")}
            >
              Error notice
            </Button>
            <Dialog
              title="A dialog"
              description="A sheet from below on phones, a page in the middle elsewhere."
              trigger={<Button variant="secondary">Dialog</Button>}
            >
              <DialogClose asChild>
                <Button>Understood</Button>
              </DialogClose>
            </Dialog>
            <Tooltip text="Said on hover and on focus">
              <Button variant="secondary">Tooltip</Button>
            </Tooltip>
          </Shelf>
          <Accordion
            items={[
              { title: "One open at a time?", content: <p>One, and it can be closed again.</p> },
              { title: "Without scripts as well?", content: <p>Without scripts as well.</p> },
            ]}
          />
        </div>
      </div>
      <div className="mt-12">
        <Tabs
          label="Sample tabs"
          tabs={[
            { value: "writing", label: "Writing", content: <p>The first panel.</p> },
            { value: "publishing", label: "Publishing", content: <p>The second panel.</p> },
            { value: "marketing", label: "Marketing", content: <p>The third panel.</p> },
          ]}
        />
      </div>
      <ul className="mt-12 grid grid-cols-4 gap-4 sm:grid-cols-8 lg:grid-cols-10">
        {iconNames.map((name) => (
          <li key={name} className="flex flex-col items-center gap-1 text-sm text-ink-soft">
            <Icon name={name} className="size-6 text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Shelf({ children }: { children: ReactNode }) {
  return <div className="mb-4 flex flex-wrap items-center gap-4 last:mb-0">{children}</div>;
}
