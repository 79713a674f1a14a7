import { type RefObject, startTransition, useEffect, useState } from 'react'

interface Box {
  readonly width: number
  readonly height: number
}

/** The size of an element, px, as it changes; undefined until it has been measured. What is drawn by it is drawn in slices: a chart is more than a phone does at once. */
export function useBox(element: RefObject<Element>): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return
      const { width, height } = entry.contentRect
      startTransition(() => setBox({ width: Math.round(width), height: Math.round(height) }))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return box
}
