export default function MediaCoveragePage() {
  return <h1>Media Coverage</h1>;
}
