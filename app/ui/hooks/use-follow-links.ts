import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useCallback } from 'react'

/**
 * Returns a click handler for an element that contains many plain links of the site. A click on a link
 * becomes a client-side navigation. Rendering a `Link` costs several times as much as rendering its cell,
 * which matters if a hundred of them change every second. With `sameView`, the scroll position is kept.
 */
export function useFollowLinks({ sameView = false } = {}): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return useCallback(
    (event) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!isPlain || event.defaultPrevented || link === null || link.origin !== location.origin) return
      event.preventDefault()
      // A link to the current page replaces the history entry, as with a `Link`.
      const replace = link.href === location.href
      navigate(link.pathname + link.search, { preventScrollReset: sameView, replace })
    },
    [navigate, sameView],
  )
}
