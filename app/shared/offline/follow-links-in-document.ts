/**
 * Makes links to other pages of the site load a whole document, for which the service worker has a copy. The router would
 * request data, of which there are no copies. The listener is on the window, so it runs before those of React. Returns a
 * function that removes it.
 */
export function followLinksInDocument(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link !== null && link.origin === location.origin && link.pathname !== location.pathname)
      event.stopPropagation()
  }
  addEventListener('click', onClick, true)
  return () => removeEventListener('click', onClick, true)
}
