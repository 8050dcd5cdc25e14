/** Files that the page gives to its reader. */

/** Lets the browser save a file under a name. */
export function saved(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
