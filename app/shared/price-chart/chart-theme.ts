import { useEffect, useState } from 'react'

/** Theme colours as plain values, because a canvas cannot use CSS custom properties. */
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
 * Returns the current theme colours. They can change while a chart is on screen if the visitor selects the
 * light theme or the colour-blind theme.
 */
export function useChartTheme(): ChartTheme {
  const [theme, setTheme] = useState(readTheme)
  useEffect(() => {
    // The root element has a class for each active theme.
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

/** Converts a hex colour of six digits to a colour with an opacity between 0 and 1. */
export function atOpacity(color: string, opacity: number): string {
  return `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}
