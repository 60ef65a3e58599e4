/** Hands a text, or bytes, to the browser as a file. */
export function downloadFile(name: string, type: string, content: BlobPart) {
  // The mark tells spreadsheets that it is UTF-8; without it they guess, and turn a dash into three letters.
  const mark = type === "text/csv" ? "\ufeff" : "";
  const address = URL.createObjectURL(new Blob([mark, content], { type }));
  saveLink(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves what is at an address, as a press on a link would, and the page stays. What it is called is the server's to say. */
export function saveLink(address: string, name = "") {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** A title as a file's name: letters and figures, hyphens between. */
export function fileName(title: string, ending: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${words.join("-").slice(0, 80) || "project"}${ending}`;
}
