import type { Claim, Decisions, Proof } from "#content/claims.ts";
import type { Campaign } from "#domain/campaign.ts";
import { findRunningCampaign } from "#domain/campaign.ts";
import { isDueAgain } from "#domain/reading-age.ts";

type Link = { label: string; href: string };

/** What the site says, as far as it can be a sample: handed in, so that a test can be a house that is ready. */
export type LaunchContent = {
  site: {
    demo: boolean;
    address: string;
    email: string;
    privacyEmail: string;
    legalEmail: string;
    phone: Link;
    hours: { days: string; from: string; to: string };
    office: { street: string; city: string; region: string; postalCode: string };
    social: readonly Link[];
    videoId: string;
    copyrightYear: number;
  };
  claims: Readonly<Record<string, Claim>>;
  /** What a stranger can look at; what is not shown yet says so on the site, and is no lie. */
  proofs: Readonly<Record<string, Proof | null>>;
  decisions: Decisions | null;
  /** Who has agreed to each group of the house's terms, and when. */
  terms: Readonly<Record<string, string | null>>;
  /** Everybody and everything that is named as ours; those with an address of their own bring it along. */
  people: readonly string[];
  stories: readonly { name: string; bookTitle: string; amazonUrl: string }[];
  testimonials: readonly { author: string; book: string }[];
  outlets: readonly { name: string; url: string }[];
  pressItems: readonly { title: string; source: string; readMoreUrl: string }[];
  legalTexts: readonly { title: string; updated: string }[];
  /** What articles, guides and documents say on the word of others. */
  sources: Readonly<
    Record<string, { name: string; href: string; read?: string | undefined; notRechecked?: string | undefined }>
  >;
  campaigns: readonly Campaign[];
};

export type LaunchBlockers = { title: string; lines: readonly string[] };

/** Everything that must not go live, grouped and in words; a group without lines is left out. */
export function findLaunchBlockers(content: LaunchContent, now: Date): LaunchBlockers[] {
  const groups = [
    { title: "Claims without evidence (content/claims.ts)", lines: unprovenClaims(content) },
    { title: "Terms that nobody has agreed to (content/house-terms.ts)", lines: unconfirmedTerms(content) },
    { title: "Samples of people, books and press", lines: samples(content) },
    { title: "Placeholders (content/site.ts)", lines: placeholders(content) },
    { title: "Old dates", lines: oldDates(content, now) },
    { title: "Offers (content/campaign.ts)", lines: doubtfulOffers(content, now) },
    { title: "Sources that nobody has rechecked (content/sources.ts)", lines: uncheckedSources(content) },
    { title: "Sources read more than six months ago (content/sources.ts)", lines: oldReadings(content, now) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function unprovenClaims({ claims }: LaunchContent): string[] {
  return Object.entries(claims).flatMap(([name, { figure, label, evidence, checkedOn }]) => {
    if (!evidence?.trim()) return [`${name}: “${figure} ${label}” has no evidence.`];
    return checkedOn ? [] : [`${name}: nobody has written down when the evidence was last looked at.`];
  });
}

function unconfirmedTerms({ terms }: LaunchContent): string[] {
  return Object.entries(terms)
    .filter(([, by]) => !by?.trim())
    .map(([group]) => `${group}: the demonstration’s own. Say in \`confirmed\` who agreed to it, and when.`);
}

/** While the site is a demonstration all of them are samples; after that, those that still lead to an invented address. */
function samples({ site, people, stories, testimonials, outlets, pressItems }: LaunchContent): string[] {
  const isSample = (href: string) => site.demo || isInvented(href);
  return [
    ...(site.demo ? ["The site calls itself a demonstration: demo is true in content/site.ts."] : []),
    ...(site.demo ? people.map((name) => `Team member or author of articles: ${name}.`) : []),
    ...(site.demo ? testimonials.map(({ author, book }) => `Testimonial: ${author}, ${book}.`) : []),
    ...stories
      .filter(({ amazonUrl }) => isSample(amazonUrl))
      .map(({ name, bookTitle }) => `Author story: ${name}, ${bookTitle}.`),
    ...outlets.filter(({ url }) => isSample(url)).map(({ name }) => `Outlet: ${name}.`),
    ...pressItems
      .filter(({ readMoreUrl }) => isSample(readMoreUrl))
      .map(({ title, source }) => `Press item: ${title}; ${source}.`),
  ];
}

function placeholders({ site }: LaunchContent): string[] {
  const { street, city, region, postalCode } = site.office;
  const mailboxes = [site.email, site.privacyEmail, site.legalEmail];
  return [
    ...(isInvented(site.address) ? [`The site’s address ${site.address} can never be reached.`] : []),
    ...mailboxes.filter(isInvented).map((mailbox) => `The mailbox ${mailbox} can never receive mail.`),
    ...(isInventedPhone(site.phone)
      ? [`The phone number ${site.phone.label} is one of the 555 numbers nobody has.`]
      : []),
    // An invented street looks like any other, so while the site is a demonstration its office is one too.
    ...(site.demo ? [`The office, ${street}, ${city}, ${region} ${postalCode}, is a sample.`] : []),
    ...(site.demo
      ? [`The opening hours, ${site.hours.days}, ${site.hours.from} to ${site.hours.to}, are a sample.`]
      : []),
    ...(site.demo
      ? [
          "The hours in which consultations can be booked are the demonstration’s. Are the house’s own set at /staff/calendar?",
        ]
      : []),
    ...site.social.filter(({ href }) => isInvented(href)).map(({ label }) => `The link to ${label} leads nowhere.`),
    ...(isVideoId(site.videoId) ? [] : [`The film on the home page has no real id: “${site.videoId}”.`]),
  ];
}

const oneYear = 365 * 24 * 3_600_000;

function oldDates({ site, legalTexts, claims, proofs, decisions }: LaunchContent, now: Date): string[] {
  const year = now.getFullYear();
  const looked = [
    ...Object.entries({ ...claims, ...proofs }).map(([name, one]) => [name, one?.checkedOn] as const),
    ["decisions", decisions?.countedOn] as const,
  ];
  return [
    ...looked
      .filter(([, day]) => day && !(now.getTime() - Date.parse(day) <= oneYear))
      .map(([name, day]) => `${name}: the evidence was last looked at on ${day}. Look again (content/claims.ts).`),
    ...(site.copyrightYear < year ? [`The copyright line reads ${site.copyrightYear}; it is ${year}.`] : []),
    ...legalTexts
      // A text that nobody has read for a year describes a house of a year ago. What is no date counts as old.
      .filter(({ updated }) => !(now.getTime() - Date.parse(updated) <= oneYear))
      .map(({ title, updated }) => `${title}: last updated ${updated}. Read it again and date it.`),
  ];
}

function doubtfulOffers({ campaigns }: LaunchContent, now: Date): string[] {
  return campaigns.flatMap((campaign) => {
    if (campaign.renewsMonthly) return [`${campaign.id} renews itself every month, as only a sample may.`];
    const isOver = !findRunningCampaign([campaign], now) && now >= new Date(campaign.startsOn);
    return isOver ? [`${campaign.id} ended on ${campaign.endsOn}. Take it out, or give it new dates.`] : [];
  });
}

function uncheckedSources({ sources }: LaunchContent): string[] {
  return Object.values(sources)
    .filter(({ notRechecked }) => notRechecked)
    .map(({ name, href, notRechecked }) => `${name}: not rechecked since ${notRechecked}. Read ${href} and date it.`);
}

function oldReadings({ sources }: LaunchContent, now: Date): string[] {
  const today = now.toISOString().slice(0, 10);
  return Object.values(sources).flatMap(({ name, href, read }) =>
    read && isDueAgain(read, today) ? [`${name}: last read on ${read}. Read ${href} again and date it.`] : [],
  );
}

/** Names that are set aside for examples and tests, and belong to nobody. */
export function isInvented(addressOrMailbox: string): boolean {
  const host = addressOrMailbox.includes("@") ? addressOrMailbox.split("@").at(-1) : hostOf(addressOrMailbox);
  return /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i.test(host ?? "");
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}

function isInventedPhone({ label, href }: Link): boolean {
  return [label, href].some((phone) => /555\d{4}$/.test(phone.replace(/\D/g, "")));
}

/** The player’s ids have eleven letters, digits, dashes or underscores. */
function isVideoId(id: string): boolean {
  return /^[\w-]{11}$/.test(id);
}
