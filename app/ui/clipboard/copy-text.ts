/** Copies a text to the clipboard. Returns false if the browser refused. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // The Clipboard API is missing over plain http, and it can refuse, for example in an iframe. Copying a
    // selection may still work.
    const fallback = await import('./copy-selected').catch(() => undefined)
    return fallback?.copySelected(value) ?? false
  }
}
