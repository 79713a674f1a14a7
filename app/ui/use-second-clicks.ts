import { useEffect } from 'react'

/** Two clicks within this time and distance are a double click, as browsers count them; fingers are less exact than a mouse. */
const withinMs = 500
const withinPx = 24

interface Click {
  readonly layer: Element | null
  readonly x: number
  readonly y: number
  readonly atMs: number
}

/**
 * Whether a click is the second one of a double click, in another layer than the first one: this has opened or closed a dialog or a menu, and the second
 * would hit whatever is there now.
 */
export function isInAnotherLayer(first: Click | undefined, second: Click): boolean {
  if (first === undefined || second.layer === first.layer) return false
  const isSamePlace = Math.hypot(second.x - first.x, second.y - first.y) <= withinPx
  return isSamePlace && second.atMs - first.atMs <= withinMs
}

/** Ignores these second clicks on the whole page. */
export function useSecondClicks(): void {
  useEffect(() => {
    let first: Click | undefined
    const onClick = (event: MouseEvent) => {
      // A key's click has no place.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      const layer = event.target.closest('dialog, [popover]')
      const second: Click = { layer, x: event.clientX, y: event.clientY, atMs: event.timeStamp }
      if (isInAnotherLayer(first, second)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = second
    }
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}
