export default function DesignPage() {
  return <h1>Book Design</h1>;
}
