import type { Letter, letterTasks, Segment, Time } from "./desk.ts";

/** What the desk asks about the newsletter's letters: like desk-functions.ts, which takes these in. */
export type DeskLetterCalls = {
  desk_letters: { asks: Record<string, never>; hears: { letters: Letter[]; confirmedSubscribers: number } };
  desk_save_letter: {
    asks: { letter: string; seenVersion: number; subject: string; body: string };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  desk_test_letter: { asks: { letter: string; mailId: string }; hears: { recipient: string } };
  /** Starts the sending, once; asking again answers the same. */
  desk_send_letter: {
    asks: { letter: string; seenVersion: number };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  /** Waits for an hour, or no more; stops on its way, or goes on. `at` is for the schedule alone. */
  desk_direct_letter: {
    asks: { letter: string; seenVersion: number; task: (typeof letterTasks)[number]; at: Time | null };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  /** A draft alone. */
  desk_delete_letter: {
    asks: { letter: string; seenVersion: number };
    hears: { kind: "deleted" } | { kind: "conflict"; letter: Letter };
  };
  desk_target_letter: {
    asks: { letter: string; seenVersion: number; segment: Segment };
    hears: { kind: "saved" | "conflict"; letter: Letter };
  };
  /** On the site's archive, or no more. */
  desk_publish_letter: {
    asks: { letter: string; isPublic: boolean };
    hears: { kind: "saved"; letter: Letter };
  };
  desk_segments: {
    asks: { segment: Segment };
    /** `served` had a letter within the month, and are left out of the count. */
    hears: { count: number; served: number; sources: SegmentPart[]; interests: SegmentPart[] };
  };
};

type SegmentPart = { value: string; count: number };
