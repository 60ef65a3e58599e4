import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import type { DeskFunctions } from "#domain/desk-functions.ts";
import { publicKey } from "#domain/public-key.ts";

export type Lead = { id: string; email: string };

/** Longer than the house is ever away. Whoever waits without an end never says for what. */
const patience = 600_000;

/** A letter that the house has said yes to, and between which moments it did. */
export type Answered = { mailId: string; lead: string; from: number; to: number };

/**
 * Somebody at the desk who presses again until the house has said yes, under the same number, as the desk's pages do. What
 * breaks off or is asked to wait is tried again; anything else is a surprise.
 */
export function sitDown(url: string, member: { email: string; password: string }) {
  let token = "";
  let retries = 0;
  const answered: Answered[] = [];
  const letters: string[] = [];
  /** The letter by which each reply is answered. */
  const replyMails = new Map<string, string>();

  async function send(path: string, body: object) {
    try {
      const headers = { apikey: publicKey, authorization: `Bearer ${token || publicKey}` };
      const answer = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      // Cut off, or answered with half a sentence.
      return { status: 503, body: null };
    }
  }

  /** Until there is an answer; what the house would not have so may be asked in other words. */
  async function insist(path: string, body: () => object, isRefusalFine = false) {
    const isSignedOut = (status: number) => status === 401 && path.startsWith("/rest");
    const end = performance.now() + patience;
    for (;;) {
      const { status, body: heard } = await send(path, body());
      if (status === 200) return heard;
      const mayAskAgain = [503, 429].includes(status) || isSignedOut(status) || (status === 400 && isRefusalFine);
      if (!mayAskAgain || performance.now() > end) {
        throw new Error(`${path} answered ${status}: ${JSON.stringify(heard)}`);
      }
      if (isSignedOut(status)) await signIn();
      retries += 1;
      await pause(30);
    }
  }

  async function signIn() {
    token = "";
    token = (await insist("/auth/v1/token?grant_type=password", () => member)).access_token;
  }

  async function ask<Name extends keyof DeskFunctions>(
    name: Name,
    asks: () => DeskFunctions[Name]["asks"],
    isRefusalFine?: boolean,
  ): Promise<DeskFunctions[Name]["hears"]> {
    return insist(`/rest/v1/rpc/${name}`, asks, isRefusalFine);
  }

  async function answer(lead: string, mailId: string) {
    const from = Date.now();
    const mail = { lead_id: lead, mail_id: mailId, subject: `An answer ${mailId}`, body: "Dear author, thank you." };
    await ask("desk_send_answer", () => mail);
    answered.push({ mailId, lead, from, to: Date.now() });
  }

  return {
    answered,
    letters,
    retries: () => retries,
    signIn,
    answer,
    /** Answers whatever waits. */
    async answerReplies() {
      const { replies } = await ask("desk_replies", () => ({ list: "waiting", after: null, page_size: 200 }));
      for (const { id, lead_id } of replies) {
        if (replyMails.has(id) || !lead_id) continue;
        replyMails.set(id, randomUUID());
        await answer(lead_id, replyMails.get(id) as string);
      }
    },
    /** A letter to every reader, a second from now, or from whenever the house can be asked again: the next month's. */
    async scheduleLetter(letMonthPass: () => Promise<unknown>) {
      const letter = randomUUID();
      const isFree = async () =>
        (await ask("desk_letters", () => ({}))).letters.every(({ state }) => state !== "scheduled");
      await vi.waitUntil(isFree, { timeout: patience, interval: 100 });
      await letMonthPass();
      await ask("desk_save_letter", () => ({
        letter,
        seen_version: 0,
        subject: `Letter ${letter}`,
        body: "On margins.",
      }));
      const soon = () => new Date(Date.now() + 1_000).toISOString();
      const order = () => ({ letter, seen_version: 1, task: "schedule" as const, at: soon() });
      // An hour that has passed while nobody answered is refused, and another one is named.
      const heard = await ask("desk_direct_letter", order, true);
      if (heard.letter.state === "draft") throw new Error("the letter was not scheduled");
      letters.push(letter);
    },
  };
}
