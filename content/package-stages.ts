import { packageTiers, partsOf } from "#content/packages.ts";
import { type PartId, parts } from "#content/prices.ts";

/** Everything we sell, by the stage of a book at which it is needed. */
const stages: readonly { stage: string; parts: readonly PartId[] }[] = [
  {
    stage: "Writing and editing",
    parts: ["ghostwriting", "assessment", "developmental", "line", "copyediting", "proofreading"],
  },
  { stage: "Design", parts: ["cover", "interior", "ebook", "printOnDemand", "hardcover"] },
  { stage: "Publishing", parts: ["isbn", "globalDistribution", "cataloging", "returnability"] },
  {
    stage: "Marketing",
    parts: [
      "launchPlan",
      "bookstoreOutreach",
      "authorWebsite",
      "socialMedia",
      "pressRelease",
      "trailer",
      "advanceCopies",
    ],
  },
  { stage: "Submission", parts: ["submissionPreparation", "agentList", "filmDeck", "acquisitionSupport"] },
];

/** "the agent list" -> "Agent list" */
const asEntry = (name: string) => name.replace(/^the /, "").replace(/^./, (letter) => letter.toUpperCase());

export const packageStages = {
  label: "Side by side",
  title: "Stage by stage, with the gaps left in",
  lead: "An empty place means that it is not in the package. Most of these can be bought separately.",
  unfold: "Compare stage by stage",
  rowHead: "Part",
  included: "Included",
  missing: "Not included",
  packages: packageTiers.map(({ name, price }) => ({ name, price })),
  stages: stages.map(({ stage, parts: ids }) => ({
    stage,
    rows: ids.map((id) => ({
      name: asEntry(parts[id].name),
      isIn: packageTiers.map(({ slug }) => partsOf(slug).includes(id)),
    })),
  })),
} as const;
