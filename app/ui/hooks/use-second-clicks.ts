import { useEffect } from 'react'

/**
 * Maximum time and maximum distance between two clicks of a double click. Browsers use similar limits, but
 * the distance is larger here because fingers are less exact than a mouse.
 */
const withinMs = 500
const withinPx = 24

interface Click {
  readonly layer: Element | null
  readonly x: number
  readonly y: number
  readonly atMs: number
}

/**
 * Returns whether a click is the second click of a double click and hits another layer than the first click.
 * In this case the first click has opened or closed a dialog or menu. The second click would hit the element
 * that is now in its place.
 */
export function isInAnotherLayer(first: Click | undefined, second: Click): boolean {
  if (first === undefined || second.layer === first.layer) return false
  const isSamePlace = Math.hypot(second.x - first.x, second.y - first.y) <= withinPx
  return isSamePlace && second.atMs - first.atMs <= withinMs
}

/** Ignores, on the whole page, the second click of a double click if it hits another layer than the first. */
export function useSecondClicks(): void {
  useEffect(() => {
    let first: Click | undefined
    const onClick = (event: MouseEvent) => {
      // A click by keyboard has no position, so it is not part of a double click.
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
