export default function DashboardPage() {
  return <h1>Author Dashboard</h1>;
}
