/**
 * Copies a text to the clipboard. Returns false if the browser refused. Without the Clipboard API (plain
 * http), it uses `execCommand`.
 */
export async function copyText(value: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copySelected(value)
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // The Clipboard API can refuse, for example in an iframe. Copying a selection may still work.
    return copySelected(value)
  }
}

function copySelected(value: string): boolean {
  // While a modal dialog is open, the text area must be inside the dialog, because everything outside is
  // inert.
  const host = document.querySelector('dialog:modal') ?? document.body
  const area = document.createElement('textarea')
  area.value = value
  area.style.position = 'fixed'
  area.style.opacity = '0'
  const focused = document.activeElement
  host.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
