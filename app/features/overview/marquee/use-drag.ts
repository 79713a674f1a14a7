import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { dragThresholdPx } from './marquee-run'

/** Listeners for the dragged element. */
export interface DragHandlers {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onClickCapture(event: MouseEvent): void
  onDragStart(event: { preventDefault(): void }): void
}

/**
 * Handles horizontal drags by mouse or finger. Calls `onMove` with each movement and `onEnd` after the drag.
 * The click at the end of a drag is suppressed.
 */
export function useDrag(onMove: (pixels: number) => void, onEnd: () => void): DragHandlers {
  const from = useRef<{ x: number; readonly startX: number }>()
  const dragged = useRef(false)
  const end = () => {
    if (dragged.current) onEnd()
    from.current = undefined
  }
  return {
    onPointerDown: ({ button, clientX }) => {
      dragged.current = false
      if (button === 0) from.current = { x: clientX, startX: clientX }
    },
    onPointerMove: ({ clientX, pointerId, currentTarget }) => {
      const { current } = from
      if (current === undefined) return
      if (!dragged.current && Math.abs(clientX - current.startX) < dragThresholdPx) return
      if (!dragged.current) currentTarget.setPointerCapture(pointerId)
      dragged.current = true
      onMove(current.x - clientX)
      current.x = clientX
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!dragged.current) return
      dragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser's default action would drag the link.
    onDragStart: (event) => event.preventDefault(),
  }
}
