import { pageMeta } from "#app/page-meta.ts";
import { Hero } from "#app/sections/hero.tsx";
import { organization } from "#app/structured-data.ts";
import { site } from "#content/site.ts";

export const meta = () =>
  pageMeta({ title: site.name, description: site.description, path: "/", priority: "high", schema: organization() });

export default function HomePage() {
  return (
    <Hero
      variant="title-page"
      title={site.name}
      lead={site.tagline}
      actions={[
        { label: "Explore services", to: "/services" },
        { label: "Free consultation", to: "/consultation" },
      ]}
    />
  );
}
