export default function AuthorSuccessGuidePage() {
  return <h1>Author Success Guide</h1>;
}
