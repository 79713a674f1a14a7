import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useCallback } from 'react'

/**
 * For an element around many plain links of the product: one listener follows them all within the page. A `Link` each costs several times the
 * drawing of the cell that it stands in, which counts where a hundred of them change every second. `sameView`: the page stays where it is scrolled.
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
      // As with a `Link`, the page that is open already takes its own place.
      const replace = link.href === location.href
      navigate(link.pathname + link.search, { preventScrollReset: sameView, replace })
    },
    [navigate, sameView],
  )
}
