type Query = (sql: string, values?: unknown[]) => Promise<{ name: string }[]>;

/** Whether the times that visitors can choose are the house's own: nobody's are, or somebody's are the demonstration's. */
export async function listSampleHours(query: Query): Promise<string[]> {
  const [table] = await query("select 'there' as name where to_regclass('private.consultants') is not null");
  if (!table) return ["The database has no calendar yet: apply the migrations."];
  const open = await query("select id::text as name from private.consultants where hours <> '[]'");
  if (open.length === 0) return ["Nobody has set hours, so visitors find no time to choose."];
  const samples = await query("select private.name_of(id) as name from private.consultants where is_sample");
  return samples.map(({ name }) => `The hours of ${name} are the demonstration’s. Save the house’s own.`);
}
