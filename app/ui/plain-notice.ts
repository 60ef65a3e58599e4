/** Names the notice that is in every page from the start (app/layout/plain-notice.tsx), for when nothing more can be fetched. */
export const plainNoticeId = "plain-notice";

const staysFor = 8000;

/** Shows it: with its own words, which say that there is no connection, or with these. */
export function sayPlainly(title?: string, text = "") {
  const notice = document.getElementById(plainNoticeId);
  if (!notice) return;
  const [heading, body] = notice.children;
  if (title && heading && body) {
    heading.textContent = title;
    body.textContent = text;
  }
  notice.hidden = false;
  setTimeout(() => {
    notice.hidden = true;
  }, staysFor);
}
