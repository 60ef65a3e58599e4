import { consultation } from "#content/prices.ts";
import { site } from "#content/site.ts";

/** The chat's own words; what the assistant says is in chat-replies.ts. */
export const chatWords = {
  intro:
    "Ask about editing, prices, timelines or rights. An automated assistant replies right away; people reply by phone and email.",
  stays: "What you write stays in this browser tab. Nothing is sent to us unless you ask for a callback.",
  name: "Your name",
  send: "Send Message",
  sendShort: "Send",
  hint: "Enter sends, Shift and Enter starts a new line.",
  quick: {
    consultation: { label: "Free Consultation", to: "/consultation" },
    call: { label: "Call Now", href: site.phone.href },
    email: { label: "Email Us", href: `mailto:${site.email}` },
  },
  support: {
    title: "Immediate support",
    text: "for a launch in trouble",
    line: { label: "Publishing Crisis Line", href: site.phone.href, number: site.phone.label },
    email: {
      label: "Email",
      href: `mailto:${site.email}?subject=${encodeURIComponent("Urgent publishing question")}&body=${encodeURIComponent(
        "Hello,\n\nI need help with:\n\nMy book:\nThe deadline:\nMy phone number:\n\nThank you",
      )}`,
    },
  },
  conversation: "Conversation",
  you: "You",
  assistant: "Assistant",
  typing: "The assistant is typing",
  copy: "Copy conversation",
  copied: "Copied!",
  /** Where the browser keeps its clipboard closed. */
  marked: "Selected: press Ctrl+C",
  startOver: "Start over",
  callback: {
    offer: "Request a callback",
    back: "Back to the chat",
    /** What the assistant says once the request is stored. */
    stored: `Your request is with our team, and a person will contact you within ${consultation.contactWithinHours} hours. Your reference number is {reference}.`,
  },
} as const;
