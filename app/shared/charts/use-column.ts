import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type BarLayout, columnAfterKey, columnAt } from './bar-layout'

/**
 * Returns the column that is selected by pointer or arrow keys. Escape clears the selection. `left` is the
 * start of the axis, pixels.
 */
export function useColumn(layout: BarLayout, left: number) {
  const [pending, setColumn] = useState<number>()
  // The chart may have fewer columns than at the time of the selection.
  const column = pending !== undefined && pending < layout.count ? pending : undefined
  const point = (event: PointerEvent<HTMLElement>) =>
    setColumn(columnAt(layout, event.clientX - event.currentTarget.getBoundingClientRect().left - left))
  const letGo = () => setColumn(undefined)
  return {
    column,
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: letGo,
      onBlur: letGo,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && column !== undefined) return letGo()
        const next = columnAfterKey(event.key, column, layout.count)
        if (next === undefined) return
        event.preventDefault()
        setColumn(next)
      },
    },
  }
}
