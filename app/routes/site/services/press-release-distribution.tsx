export default function PressReleaseDistributionPage() {
  return <h1>Press Release Distribution</h1>;
}
