import { memo, useMemo } from 'react'
import { missingText } from '~/domain/format/format'
import { bind, map, type Signal, writeText } from '~/ui/signal/signal'
import { type Tone, tone } from '~/ui/theme/text-style.css'
import { useMarketsStore } from './markets-provider'
import type { VenueMarketWire } from './markets-state'
import type { MarketsStore } from './markets-store'

/**
 * Format of a figure. Keep the functions constant. React renders a figure once, and later updates change only
 * the element.
 */
export interface FigureRules {
  readonly print: (market: VenueMarketWire) => string
  /** Returns the colour of the number. `undefined`: the number has the colour of the surrounding text. */
  readonly toneOf?: ((market: VenueMarketWire) => Tone) | undefined
  /** Returns the tooltip. `undefined`: the figure has none. */
  readonly titleOf?: ((market: VenueMarketWire) => string) | undefined
}

/** Text and CSS class of an element that shows a figure. */
interface Printed {
  /** Text of the element. `undefined`: React renders the text, so it must not be changed directly. */
  readonly text?: string | undefined
  readonly className: string
  readonly title?: string | undefined
}

/**
 * Returns the text and the CSS class for a market. The argument is `undefined` if the market is not listed.
 */
export type PrintFigure = (market: VenueMarketWire | undefined) => Printed

interface LiveFigureProps extends FigureRules {
  /** Public key of the market. */
  readonly market: string
  readonly className?: string | undefined
}

/** Shows one number of a market. Updates change the element directly, without a React render. */
export const LiveFigure = memo(function LiveFigure(props: LiveFigureProps) {
  const { market: publicKey, print, toneOf, titleOf, className } = props
  const printFigure = useMemo(
    () => printerOf({ print, toneOf, titleOf }, className),
    [print, toneOf, titleOf, className],
  )
  const { ref, initial } = useFollowed(publicKey, printFigure)
  return (
    <span ref={ref} className={initial.className || undefined} title={initial.title || undefined}>
      {initial.text}
    </span>
  )
})

/**
 * Connects an element to its market, so that updates need no React render. Returns the initial content for
 * React, and the `ref` of the element.
 */
export function useFollowed(publicKey: string, print: PrintFigure) {
  const printed = map(useLiveMarket(publicKey), print)
  return { ref: bind(printed, write), initial: printed.now() }
}

/** Returns the signal of a market. Its value is `undefined` while the market is not listed. */
export function useLiveMarket(publicKey: string): Signal<VenueMarketWire | undefined> {
  return liveMarket(useMarketsStore(), publicKey)
}

/**
 * Returns a signal of a market that calls new listeners immediately. This is necessary because an element
 * that showed another market before may contain text that React did not render.
 */
function liveMarket(
  store: Pick<MarketsStore, 'marketOf' | 'follow'>,
  publicKey: string,
): Signal<VenueMarketWire | undefined> {
  const now = () => store.marketOf(publicKey)
  return {
    now,
    follow(listener) {
      listener(now())
      return store.follow(publicKey, listener)
    },
  }
}

function write(element: HTMLElement, { text, className, title }: Printed): void {
  if (text !== undefined) writeText(element, text)
  if (element.className !== className) element.className = className
  if (title !== undefined && element.title !== title) element.title = title
}

function printerOf({ print, toneOf, titleOf }: FigureRules, className = ''): PrintFigure {
  return (market) => {
    if (market === undefined) return { text: missingText, className }
    const inTone = toneOf === undefined ? '' : tone[toneOf(market)]
    return { text: print(market), className: `${className} ${inTone}`.trim(), title: titleOf?.(market) }
  }
}
