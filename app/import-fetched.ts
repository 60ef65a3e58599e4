/**
 * Every `import()` of ours comes through here; press/fetched-imports.ts sees to that. A browser that was told to import or
 * to preload a file which did not come remembers so for as long as the page is open, and never asks again. What it was told
 * to fetch it asks for each time: so the files of a part are fetched first, and imported from its cache when all are there.
 */
export async function importFetched<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  // Those of what wakes by itself have come with the page's own (app/islands/start.ts).
  const { wake = "" } = document.documentElement.dataset;
  await Promise.all(files.filter((file) => !wake.includes(file)).map(fetchOnce));
  return load();
}

const fetched = new Map<string, Promise<unknown>>();

function fetchOnce(file: string) {
  const fetching = fetched.get(file) ?? fetchWhole(file);
  fetched.set(file, fetching);
  fetching.catch(() => fetched.delete(file));
  return fetching;
}

async function fetchWhole(file: string) {
  // In the folder of this script, which is not the same after a second try of the page.
  const answer = await fetch(new URL(file.split("/").at(-1) ?? file, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  // Kept out of the page's own thread: it is there for the cache alone.
  return answer.blob();
}
