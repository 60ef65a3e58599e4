/** Stands in for @supabase/storage-js in the browser's bundle (vite.config.ts): no file of ours lives there. */
export class StorageClient {}

export class StorageApiError extends Error {}
