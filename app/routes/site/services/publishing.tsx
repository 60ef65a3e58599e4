export default function PublishingPage() {
  return <h1>Publishing and Distribution</h1>;
}
