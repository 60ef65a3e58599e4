export default function QueryLetterTemplatePage() {
  return <h1>Query Letter Template</h1>;
}
