export default function EditorialPage() {
  return <h1>Editorial</h1>;
}
