import { useEffect } from 'react'

/**
 * Limits of time and distance within which two clicks are a double click. Browsers use similar ones, but the
 * distance is larger here because fingers are less exact than a mouse.
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
 * Returns whether a click is the second one of a double click and hits another layer than the first. The
 * first click has then opened or closed a dialog or menu, and the second would hit the element that is now in
 * that place.
 */
export function isInAnotherLayer(first: Click | undefined, second: Click): boolean {
  if (first === undefined || second.layer === first.layer) return false
  const isSamePlace = Math.hypot(second.x - first.x, second.y - first.y) <= withinPx
  return isSamePlace && second.atMs - first.atMs <= withinMs
}

/** Ignores such second clicks on the whole page. */
export function useSecondClicks(): void {
  useEffect(() => {
    let first: Click | undefined
    const onClick = (event: MouseEvent) => {
      // A click by keyboard has no position.
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
