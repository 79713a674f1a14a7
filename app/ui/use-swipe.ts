import { type TouchEvent, useRef } from 'react'

/** A finger has to travel this far to turn a page (M235). */
const thresholdPx = 50

interface SwipeHandlers {
  onTouchStart(event: TouchEvent): void
  onTouchEnd(event: TouchEvent): void
}

/** Hears swipes that are longer than the threshold and rather horizontal than vertical. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void): SwipeHandlers {
  const start = useRef<{ readonly x: number; readonly y: number }>()
  return {
    onTouchStart: (event) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined
      start.current = touch === undefined ? undefined : { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: (event) => {
      const touch = event.changedTouches[0]
      if (start.current === undefined || touch === undefined) return
      const direction = swipeDirection(touch.clientX - start.current.x, touch.clientY - start.current.y)
      start.current = undefined
      if (direction !== undefined) onSwipe(direction)
    },
  }
}

/** Direction of a movement of the finger in px; undefined = not a swipe. */
export function swipeDirection(dx: number, dy: number): 'left' | 'right' | undefined {
  if (Math.abs(dx) <= thresholdPx || Math.abs(dx) <= Math.abs(dy)) return undefined
  return dx < 0 ? 'left' : 'right'
}
