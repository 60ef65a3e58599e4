import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Whether a mail of ours led here. Read before anything can clean the address. */
const answer = /#(.*&)?(access_token|error_code|error_description|message)=|^\/(auth[^?#]*)?\?(.*&)?(code|error_code)=/;
const cameByMail = typeof location === "object" && answer.test(location.pathname + location.search + location.hash);

/** Only then the client is loaded; it stores the session and cleans the address, and here the way goes on. */
export function useMailLinkArrival() {
  const navigate = useNavigate();
  useEffect(() => {
    if (!cameByMail) return;
    void import("./follow-mail-link.ts").then(({ followMailLink }) => followMailLink(navigate));
  }, [navigate]);
}
