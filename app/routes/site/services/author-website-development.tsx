export default function AuthorWebsiteDevelopmentPage() {
  return <h1>Author Website Development</h1>;
}
