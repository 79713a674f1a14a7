import { useEffect, useState } from 'react'

/** Theme colours as the canvas needs them: values, not custom properties. */
export interface ChartTheme {
  readonly buy: string
  readonly sell: string
  readonly accent: string
  readonly onAccent: string
  readonly card: string
  readonly raised: string
  readonly text: string
  readonly subtle: string
  readonly border: string
  readonly grid: string
}

/**
 * Returns the current colours. The light and colour-blind themes can change them while a chart is on screen.
 */
export function useChartTheme(): ChartTheme {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => {
    // Themes are classes of the root element.
    const observer = new MutationObserver(() => setTheme(readTheme()))
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [])
  return theme
}

function readTheme(): ChartTheme {
  const style = getComputedStyle(document.documentElement)
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    buy: read('buy'),
    sell: read('sell'),
    accent: read('accent'),
    onAccent: read('on-accent'),
    card: read('bg1'),
    raised: read('bg3'),
    text: read('text'),
    subtle: read('subtle'),
    border: read('border-strong'),
    grid: read('grid'),
  }
}

/** Returns a six-digit hex colour with an opacity between 0 and 1. */
export function atOpacity(color: string, opacity: number): string {
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
