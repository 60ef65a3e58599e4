import { each, judge, type Subject } from "./attack.ts";
import { makeAccount, visitor } from "./people.ts";
import { linkOf, some } from "./world.ts";

/** Paths that a browser might read as another host once they come back in a Location header. */
const oddPaths = [
  "/%5cevil.example/", "/%5Cevil.example/", "/%09/evil.example/", "/%0a/evil.example/", "/%0d/evil.example/", "/%0d%0a/evil.example/",
  "//evil.example/", "///evil.example/", "/\\evil.example/", "/\\/evil.example/", "/%2f%2fevil.example/", "/%2fevil.example/", "/./%5cevil.example/",
  "/about/..%5cevil.example/", "/%5c%5cevil.example/", "/%e2%80%8b/evil.example/", "/.evil.example/", "/@evil.example/", "/%00/evil.example/",
  "/http://evil.example/", "/https:%5c%5cevil.example/", "/services/book-design/%5cevil.example/", "/%5cevil.example/?x=1", "/;//evil.example/",
]; // biome-ignore format: a list

/** Where a mail link may be asked to lead. `ours` stands for the site's own address. */
const wantedPlaces = [
  "https://evil.example/", "//evil.example/", "https://evil.example\\@ours/", "javascript:alert(1)", "https://ours@evil.example/", "data:text/html,x",
  "https://ours/%5cevil.example/", "https://ours/%09/evil.example/", "https://ours/%0a/evil.example/", "https://ours/%0d/evil.example/", "https://ours//evil.example/",
  "https://ours/%2f%2fevil.example/", "https://ours/\\evil.example/", "https://ours/auth/../%5cevil.example/", "https://ours/auth/new-password/../../%5cevil.example/",
  "https://ours/nowhere-of-ours/", "https://ours/functions/v1/claim-offer", "https://ours/auth/v1/verify", "https://ours/newsletter/confirm",
  "https://ours.evil.example/", "https://ours:444/", "http://ours/auth/new-password",
]; // biome-ignore format: a list

/** The ways to a mail with a link: a sign-in, a recovery, and either for a browser that keeps a verifier. */
const ways = [
  { door: "otp", extra: {} },
  { door: "recover", extra: {} },
  { door: "otp", extra: { code_challenge: "c".repeat(43), code_challenge_method: "plain" } },
] as const;

/** Whether a browser that stands on our site ends up elsewhere. Browsers drop tabs and line breaks, and turn backslashes. */
function leadsAway(location: string | undefined, base: URL): boolean {
  if (!location) return false;
  return !URL.canParse(location, base) || new URL(location, base).origin !== base.origin || /[\\\t\r\n]/.test(location);
}

const isNoPageOfOurs = (path: string) => /nowhere-of-ours|\/v1\/|^\/newsletter|%5c|%09|%0|%2f|\/\//i.test(path);

export const redirects: Subject = {
  title: "Where people are sent",
  about: "paths that a browser reads as another host, and genuine mail links that are asked to lead elsewhere",
  attacks: [
    {
      name: "odd paths with a slash at their end",
      aim: "No path of ours sends a browser to another host.",
      attack: (world) =>
        each(oddPaths, async (path) => {
          const answer = await visitor(world).ask("GET", path);
          const { location } = answer.headers;
          return judge(answer, leadsAway(location, world.site) && `leads to ${JSON.stringify(location)}`);
        }),
    },
    {
      name: "a genuine mail link, asked to lead elsewhere",
      aim: "A session from a mail goes to named pages of ours and nowhere else, the next hop included.",
      async attack(world) {
        const requests = some(wantedPlaces, 8).flatMap((place) =>
          ways.map((way) => ({ ...way, wanted: place.replace("ours", world.site.host), person: visitor(world) })),
        );
        for (const { door, extra, wanted, person } of requests) {
          await makeAccount(world, person.email);
          const query = `?redirect_to=${encodeURIComponent(wanted)}`;
          await person.ask("POST", `/auth/v1/${door}${query}`, { body: { email: person.email, ...extra } });
        }
        const mails = await world.mails();
        return each(requests, async ({ door, wanted, person }) => {
          // Presses the button of the page behind the link, as a person does.
          const answer = await person.ask("POST", "/auth/v1/verify", {
            body: linkOf(mails, person.email).searchParams.toString(),
            headers: { "content-type": "application/x-www-form-urlencoded" },
          });
          const { location = "" } = answer.headers;
          const first = new URL(location, world.site);
          const next = first.host === world.site.host && (await person.ask("GET", first.pathname));
          const where = location.split(/[#?]/)[0];
          return judge(
            { ...answer, request: `POST /auth/v1/${door}?redirect_to=${wanted}`, text: location },
            (leadsAway(location, world.site) && `leads to ${where}`) ||
              (next && leadsAway(next.headers.location, world.site) && `leads to ${where}, and on to another host`) ||
              (isNoPageOfOurs(first.pathname) && `leads to ${where}, which is no page of ours`),
          );
        });
      },
    },
    {
      name: "a link whose redirect was changed on the way",
      aim: "What the mail says counts, not what somebody wrote into a copy of its link.",
      async attack(world) {
        const people = some(wantedPlaces, 8).map((place) => ({ place, person: visitor(world) }));
        for (const { person } of people) {
          await makeAccount(world, person.email);
          await person.ask("POST", "/auth/v1/otp", { body: { email: person.email } });
        }
        const mails = await world.mails();
        return each(people, async ({ place, person }) => {
          const wanted = place.replace("ours", world.site.host);
          const fields = linkOf(mails, person.email).searchParams;
          fields.set("redirect_to", wanted);
          const answer = await person.ask("POST", "/auth/v1/verify", {
            body: fields.toString(),
            headers: { "content-type": "application/x-www-form-urlencoded" },
          });
          const { location } = answer.headers;
          return judge(
            { ...answer, request: `POST /auth/v1/verify redirect_to=${wanted}`, text: location ?? "" },
            leadsAway(location, world.site) && `leads to ${location?.split(/[#?]/)[0]}`,
          );
        });
      },
    },
  ],
};
