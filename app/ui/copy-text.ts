/** Puts a text on the clipboard; false = the browser would not. Where it has no clipboard of its own (plain http), the old way is tried. */
export async function copyText(value: string): Promise<boolean> {
  if (navigator.clipboard === undefined) return copySelected(value)
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    // Refused, for example in a frame: a selection may still be copied.
    return copySelected(value)
  }
}

function copySelected(value: string): boolean {
  // Inside of an open dialog, since everything else is inert.
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
