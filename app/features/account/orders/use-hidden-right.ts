import { type RefObject, useCallback, useEffect, useState } from 'react'
import { scrollSideways } from '~/ui/hooks/scroll-sideways'

/**
 * Counts the columns of a wide table that are hidden beyond the right edge of the scroll region, and scrolls
 * to them.
 */
export function useHiddenRight(region: RefObject<HTMLElement>, columns: number) {
  const [count, setCount] = useState(0)
  const measure = useCallback(() => {
    const element = region.current
    if (element === null) return
    const edge = element.getBoundingClientRect().right
    const heads = [...element.querySelectorAll('thead th')]
    setCount(heads.filter((head) => head.getBoundingClientRect().right > edge + 1).length)
  }, [region])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns overflow differently
  useEffect(() => {
    if (region.current === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [region, measure, columns])
  const goOn = () => scrollSideways(region.current, 0.7)
  return { count, measure, goOn }
}
