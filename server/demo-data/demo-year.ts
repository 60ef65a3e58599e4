import type { LeadStatus } from "#domain/desk.ts";

/** What a half-year of demonstration is made of, as the tables take it. */

export type Visitor = { id: string; name: string; firstName: string; email: string; at: Date; attribution: object };
export type Work = {
  status: LeadStatus;
  owner: string | null;
  answered_at: Date | null;
  next_step: string | null;
  next_step_on: string | null;
};
export type DemoMail = {
  id: string;
  template: string;
  recipient: string;
  at: Date;
  reference: string;
  words: Record<string, string>;
};
export type Event = {
  lead_id: string;
  at: Date;
  who: string | null;
  who_name: string | null;
  what: string;
  before: string | null;
  after: string | null;
};
type Row = Record<string, unknown> & { id: string };

export type HalfYear = {
  consultations: Row[];
  callbacks: Row[];
  offers: Row[];
  codes: Row[];
  readers: (Row & { email: string; status: string; confirmed_at: Date | null })[];
  work: (Work & { id: string })[];
  events: Event[];
  mails: DemoMail[];
  views: { day: string; page: string; views: number }[];
};

export const dayOf = (date: Date) => date.toISOString().slice(0, 10);
