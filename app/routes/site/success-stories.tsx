export default function SuccessStoriesPage() {
  return <h1>Success Stories</h1>;
}
