import { type TouchEvent, useRef } from 'react'

/** A finger has to travel this far to turn a page (M235). */
const thresholdPx = 50

interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
}

/**
 * Hears swipes that are longer than the threshold and rather horizontal than vertical, and on which element. A finger on something that
 * scrolls sideways scrolls it.
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

/** Direction of a movement of the finger in px; undefined = not a swipe. */
export function swipeDirection(dx: number, dy: number): 'left' | 'right' | undefined {
  if (Math.abs(dx) <= thresholdPx || Math.abs(dx) <= Math.abs(dy)) return undefined
  return dx < 0 ? 'left' : 'right'
}

/** Whether what is touched, or something around it, has more than it shows and lets it be scrolled to: text that is cut off does not. */
function scrollsSideways(touched: EventTarget): boolean {
  for (let each = touched instanceof Element ? touched : null; each !== null; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto') return true
  }
  return false
}
