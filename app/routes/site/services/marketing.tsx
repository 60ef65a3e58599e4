export default function MarketingPage() {
  return <h1>Marketing</h1>;
}
