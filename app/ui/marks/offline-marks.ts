import type { UnixMs } from '~/domain/base/time'

/** Name of the attribute on `<html>` with which the service worker marks a copy of a page: its time, milliseconds. */
export const copyAttribute = 'data-copied-at'

/** Name of the attribute of the empty element into which the service worker writes the line of a copy. */
export const noteAttribute = 'data-copy-note'

/** End of this element in the HTML of the server. */
export const emptyNote = `${noteAttribute}=""></p>`

/** Returns the end of this element with a line. The line contains no special characters of HTML. */
export function fillNote(line: string): string {
  return `${noteAttribute}="">${line}</p>`
}

/** Name of the attribute on `<html>` of a page whose connection was lost. */
export const lostAttribute = 'data-offline'

/** Returns the time at which the service worker copied this page. `undefined`: the page came from the server. */
export function copiedAt(): UnixMs | undefined {
  const time = Number(document.documentElement.getAttribute(copyAttribute))
  return time > 0 ? time : undefined
}

/** Returns whether the page is a copy or has lost its connection. Its data is then not live at any age. */
export function isOffline(): boolean {
  return copiedAt() !== undefined || document.documentElement.hasAttribute(lostAttribute)
}
