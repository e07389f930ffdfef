/** Text into the clipboard; true if it is there now. */
export async function copy(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // pages without https have no clipboard of their own: what is marked can still be copied
    field.select();
    return document.execCommand('copy');
  }
}
