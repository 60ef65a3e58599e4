export default function DeskPage() {
  return <h1>Staff</h1>;
}
