/** Copies a text by selecting it in a text area. Returns false if the browser refused. */
export function copySelected(value: string): boolean {
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
