import { type TouchEvent, useRef } from 'react'

/** Minimum length of a swipe, px. */
const thresholdPx = 50

interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
}

/**
 * Calls `onSwipe` with the direction of a swipe and the element. A swipe must be longer than the minimum and
 * more horizontal than vertical. Touches on content that scrolls horizontally are ignored.
 */
export function useSwipe(onSwipe: (direction: 'left' | 'right', on: Element) => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number }>()
  return {
    onTouchStart: ({ touches, target }) => {
      const touch = touches.length === 1 && !scrollsSideways(target) ? touches[0] : undefined
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches, currentTarget }) => {
      const touch = changedTouches[0]
      if (start.current === undefined || touch === undefined) return
      const direction = swipeDirection(touch.clientX - start.current.x, touch.clientY - start.current.y)
      start.current = undefined
      if (direction !== undefined) onSwipe(direction, currentTarget)
    },
  }
}

/**
 * Returns the direction of a finger movement. The distances are in px. `undefined`: the movement is not a
 * swipe.
 */
export function swipeDirection(dx: number, dy: number): 'left' | 'right' | undefined {
  if (Math.abs(dx) <= thresholdPx || Math.abs(dx) <= Math.abs(dy)) return undefined
  return dx < 0 ? 'left' : 'right'
}

/**
 * Returns whether the touched element, or an element that contains it, scrolls horizontally. Text that is cut
 * off does not scroll.
 */
function scrollsSideways(touched: EventTarget): boolean {
  for (let each = touched instanceof Element ? touched : null; each !== null; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto') return true
  }
  return false
}
