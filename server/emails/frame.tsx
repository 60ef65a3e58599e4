import { Fragment } from "react";
import { Body, Button, Container, Head, Heading, Hr, Html, Link, Markdown, Preview, Section, Text } from "react-email";
import { site } from "#content/site.ts";
import { placePictures } from "#domain/letter-pictures.ts";
import { colours, darkScheme, Letterhead, Shelf, sans, serif } from "./paper.tsx";

type FrameProps = { preview: string; title: string; children: React.ReactNode; footer?: React.ReactNode };

export function Frame({ preview, title, children, footer }: FrameProps) {
  const { street, city, region, postalCode } = site.office;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="paper" style={{ backgroundColor: colours.paper, margin: 0, padding: "32px 12px" }}>
        <Container
          className="sheet"
          style={{
            backgroundColor: colours.sheet,
            maxWidth: 560,
            padding: "36px 36px 28px",
            border: `1px solid ${colours.rule}`,
          }}
        >
          <Letterhead />
          <Hr className="gilt" style={{ border: "none", borderTop: `1px solid ${colours.gold}`, margin: "0 0 26px" }} />
          <Heading
            as="h1"
            className="ink"
            style={{ font: `500 27px/1.25 ${serif}`, color: colours.ink, margin: "0 0 18px" }}
          >
            {title}
          </Heading>
          {children}
          <Shelf />
          <Section style={{ borderTop: `1px solid ${colours.rule}`, paddingTop: 16 }}>
            {footer}
            <Small>
              {site.name} · {street}, {city}, {region} {postalCode}
              <br />
              {site.phone.label} · {site.email}
            </Small>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: React.ReactNode }) {
  return (
    <Text className="ink" style={{ font: `400 17px/27px ${serif}`, color: colours.ink, margin: "0 0 16px" }}>
      {children}
    </Text>
  );
}

const heading = { fontFamily: serif, fontWeight: 500, lineHeight: 1.3, margin: "24px 0 10px" };
const running = { fontFamily: serif, fontSize: "17px", lineHeight: "27px" };

/** What somebody at the desk wrote, in the house's type. Its own HTML is shown as typed, never taken as HTML. */
export function MarkdownText({ children, siteUrl }: { children: string; siteUrl: string }) {
  return (
    <div className="ink" style={{ color: colours.ink }}>
      <Markdown
        markdownContainerStyles={running}
        markdownCustomStyles={{
          h1: { ...heading, fontSize: "24px" },
          h2: { ...heading, fontSize: "21px" },
          h3: { ...heading, fontSize: "18px" },
          p: { ...running, margin: "0 0 16px" },
          li: { ...running, margin: "0 0 6px" },
          link: { color: colours.action, textDecoration: "underline" },
          blockQuote: {
            ...running,
            borderLeft: `3px solid ${colours.rule}`,
            margin: "0 0 16px",
            padding: "0 0 0 16px",
          },
          hr: { border: "none", borderTop: `1px solid ${colours.rule}`, margin: "24px 0" },
          image: { maxWidth: "100%" },
        }}
      >
        {placePictures(children, siteUrl)
          .replaceAll("<", "&lt;")
          .replace(/\]\(\s*(?!https?:|mailto:)[a-z]+:/gi, "](#")}
      </Markdown>
    </div>
  );
}

/** Plain text as it was typed: a blank line begins a paragraph, a single line break stays one. */
export function TypedText({ children }: { children: string }) {
  return children
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have nothing but their order
      <Paragraph key={place}>
        {paragraph.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing but their order
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Paragraph>
    ));
}

/** Who wrote it, and in which capacity. */
export function Signature({ name, role }: { name: string; role: string }) {
  return (
    <Text className="ink" style={{ font: `italic 400 23px/1.3 ${serif}`, color: colours.ink, margin: "26px 0 22px" }}>
      {name}
      <br />
      <span className="soft" style={{ font: `400 14px/1.6 ${sans}`, color: colours.soft }}>
        {role}, {site.name}
      </span>
    </Text>
  );
}

export function Small({ children }: { children: React.ReactNode }) {
  return (
    <Text className="soft" style={{ font: `400 13px/1.5 ${sans}`, color: colours.soft, margin: "0 0 8px" }}>
      {children}
    </Text>
  );
}

export function MailLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} style={{ color: colours.action, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** The one thing a mail asks for. Its colours stay in the dark: white on the house's blue is read either way. */
export function ActionLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Section style={{ margin: "8px 0 20px" }}>
      <Button
        href={href}
        style={{
          backgroundColor: colours.action,
          color: "#ffffff",
          font: `600 17px/1.2 ${sans}`,
          padding: "14px 22px",
          borderRadius: 4,
          textDecoration: "none",
        }}
      >
        {children}
      </Button>
    </Section>
  );
}

/** Something to be copied by hand: letters far enough apart to be read one by one. */
export function Code({ children }: { children: string }) {
  return (
    <Text
      className="ink"
      style={{
        font: `600 24px/1.2 ${sans}`,
        letterSpacing: "0.1em",
        color: colours.ink,
        margin: "8px 0 22px",
        padding: "16px 18px",
        border: `1px dashed ${colours.gold}`,
      }}
    >
      {children}
    </Text>
  );
}

/** A list of what was given: a label and its value on each line, the value's own line breaks kept, in both parts of the mail. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Section>
      {facts.map(([label, value]) => (
        <Text
          key={label}
          className="ink"
          style={{ font: `400 16px/1.5 ${sans}`, color: colours.ink, margin: "0 0 10px" }}
        >
          <strong>{label}:</strong>{" "}
          {value.split("\n").map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing but their order
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
    </Section>
  );
}
