import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { spawnServer } from "#server/testing/spawn-server.ts";
import { ask } from "./answer.ts";
import { each, judge, judgeAll, judgeNo, type Subject } from "./attack.ts";
import { newAuthor, somewhere, staff, visitor } from "./people.ts";
import { command, type World } from "./world.ts";

/** What the server in front must be told about the project behind it. */
const settingsFor = (project: World, address = project.url) => ({
  DATABASE_URL: project.databaseUrl,
  SUPABASE_URL: address,
  SUPABASE_ANON_KEY: project.secrets.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: project.secrets.serviceRoleKey,
});

/** Stands before the project, and notes what it is told about each caller. */
async function startListeningPost(project: World) {
  const heard: IncomingHttpHeaders[] = [];
  const post = createServer((incoming, outgoing) => {
    heard.push(incoming.headers);
    const call = request(new URL(incoming.url ?? "/", project.url), {
      method: incoming.method,
      headers: incoming.headers,
    });
    call.on("response", (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)));
    call.on("error", () => outgoing.destroy());
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => post.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void post.close());
  return { heard, url: `http://127.0.0.1:${(post.address() as AddressInfo).port}` };
}

/** Here the project behind is a second copy of the product: what a real one makes of it is not proven by this. */
export const hosted: Subject = {
  title: "Before a hosted project",
  about:
    "the client's address on its way to the project, and sessions that outlive a factor that was reset there; the project is a second copy of the product",
  attacks: [
    {
      name: "the project's limits, shared by all visitors",
      aim: "The project learns who asks, so that it counts each by themselves.",
      async attack(project) {
        const post = await startListeningPost(project);
        const port = await freePort();
        const front = spawnServer({ ...settingsFor(project, post.url), PORT: port, TRUSTED_PROXIES: "127.0.0.1" });
        await front.url;
        const url = `http://127.0.0.1:${port}`;
        const hidden = [project.secrets.jwtSecret, project.secrets.serviceRoleKey];
        // The same people, at the server in front.
        const world: World = { ...project, url, ask: (what) => ask(url, { hidden, ...what }) };
        const author = await newAuthor(project);
        const { email } = author;
        const doors: [string, unknown][] = [
          ["/token?grant_type=password", { email, password: "a wrong password" }],
          ["/signup", { email: visitor(project).email, password: "seven quiet otters" }],
          ["/recover", { email }],
          ["/otp", { email }],
          ["/verify", { email, type: "email", token: "000000" }],
        ];
        return each(doors, async ([path, body]) => {
          const network = somewhere();
          const before = post.heard.length;
          const answer = await visitor(world, { network, own: "everybody's" }).ask("POST", `/auth/v1${path}`, {
            body,
            isLimitMeant: true,
          });
          const told = post.heard
            .slice(before)
            .some((headers) => Object.values(headers).flat().join().includes(network));
          return judge(answer, !told && "the project does not learn who asks");
        });
      },
    },
    {
      name: "a session from before a factor was reset in the project",
      aim: "Resetting a factor ends the sessions of whoever had it, wherever accounts are kept.",
      async attack(project) {
        const member = await staff(project);
        await command(settingsFor(project), "staff", "reset-factor", member.email);
        const open = await project.count("auth.sessions where user_id = $1", [member.id]);
        const answer = await member.ask("POST", "/rest/v1/rpc/desk_staff", { body: {} });
        const refreshed = await visitor(project, { marker: member.marker }).ask(
          "POST",
          "/auth/v1/token?grant_type=refresh_token",
          { body: { refresh_token: member.refreshToken } },
        );
        return [
          judgeAll(
            "staff reset-factor with the settings of a hosted project",
            `${open} sessions`,
            open > 0 && `${open} sessions go on`,
          ),
          judgeNo(answer, "the desk answers to a token that outlived its factor"),
          judgeNo(refreshed, "the session goes on"),
        ];
      },
    },
  ],
};
