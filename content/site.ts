/** The brand. Rebranding site, mails, documents and social images means editing this file and this folder. */
export const site = {
  name: "Halftitle",
  tagline: "A hybrid publishing house for authors who mean it.",
  description:
    "Halftitle is a hybrid book publisher in Glendale, California: editing, design, publishing, marketing, literary representation and ghostwriting for authors in the United States.",
  /** Canonical links, sitemap and Open Graph; the server's own address is the setting SITE_URL. */
  address: "https://halftitle.example",
  email: "hello@halftitle.example",
  privacyEmail: "privacy@halftitle.example",
  legalEmail: "legal@halftitle.example",
  phone: { label: "(818) 555-0142", href: "tel:+18185550142" },
  /** When the phone is answered, in the house's own time zone. */
  hours: { days: "Monday to Friday", from: "9 a.m.", to: "5 p.m.", zone: "Pacific time" },
  timeZone: "America/Los_Angeles",
  /** What the newsletter is called, wherever it is named. */
  newsletter: "Letters from the house",
  office: {
    street: "500 North Brand Boulevard, Suite 300",
    city: "Glendale",
    region: "CA",
    postalCode: "91203",
    country: "US",
    latitude: 34.1425,
    longitude: -118.2551,
  },
  social: [
    { label: "Instagram", href: "https://example.com/instagram/halftitle" },
    { label: "LinkedIn", href: "https://example.com/linkedin/halftitle" },
    { label: "YouTube", href: "https://example.com/youtube/halftitle" },
  ],
  themeColor: "#2563eb",
  socialImage: "/og-image.jpg",
  /** The year of the copyright line; content, as the specification shows it. */
  copyrightYear: 2024,
  /** The home page's film on youtube-nocookie; a placeholder until the house has one. */
  videoId: "halftitle-film",
  /** While true the footer says that names, quotes and figures are samples, and the sample offer renews monthly. */
  demo: true,
} as const;
