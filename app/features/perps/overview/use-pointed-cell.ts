import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** HTML attribute that contains the key of a cell's market. */
export const cellAttribute = 'data-market'

/** Time for which the pointer must rest on a cell before the tooltip opens, milliseconds. */
const showAfterMs = 150

/** The cell of the heat map that is hovered or focused. */
export interface PointedCell {
  readonly element: Element
  readonly key: string
}

/** Listeners for the parent element of the cells, so that the cells need no listeners. */
interface CellHandlers {
  onPointerOver(event: PointerEvent): void
  onPointerLeave(): void
  onFocus(event: FocusEvent): void
  onBlur(): void
}

/**
 * Returns the heat map cell that is hovered or has keyboard focus. The Escape key and scrolling clear the
 * selection.
 */
export function usePointedCell(): {
  readonly pointed: PointedCell | undefined
  readonly handlers: CellHandlers
} {
  const [pointed, setPointed] = useState<PointedCell>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const isShown = pointed !== undefined
  useEffect(() => {
    if (!isShown) return
    const hide = () => setPointed(undefined)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('scroll', hide, { capture: true })
    }
  }, [isShown])
  const point = (cell: PointedCell | undefined, afterMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPointed(cell), afterMs)
  }
  return {
    pointed,
    handlers: {
      onPointerOver: (event) => {
        if (event.pointerType === 'mouse') point(cellOf(event.target), isShown ? 0 : showAfterMs)
      },
      onPointerLeave: () => point(undefined, 0),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) point(cellOf(event.target), 0)
      },
      onBlur: () => point(undefined, 0),
    },
  }
}

function cellOf(target: EventTarget): PointedCell | undefined {
  const element = target instanceof Element ? target.closest(`[${cellAttribute}]`) : null
  const key = element?.getAttribute(cellAttribute)
  return element === null || key === null || key === undefined ? undefined : { element, key }
}
