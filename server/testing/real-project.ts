/** The real hosted project that somebody named for this run, as settings of ours. See README.md, "What the tests stand on". */
export function readRealProject() {
  const read = (name: string) => {
    const value = process.env[`REAL_${name}`];
    if (!value) throw new Error(`REAL_${name} must be set together with REAL_SUPABASE_URL`);
    return value;
  };
  return {
    SUPABASE_URL: read("SUPABASE_URL"),
    SUPABASE_ANON_KEY: read("SUPABASE_ANON_KEY"),
    SUPABASE_SERVICE_ROLE_KEY: read("SUPABASE_SERVICE_ROLE_KEY"),
    DATABASE_URL: read("DATABASE_URL"),
  };
}
