export default function GhostwritingPage() {
  return <h1>Ghostwriting</h1>;
}
