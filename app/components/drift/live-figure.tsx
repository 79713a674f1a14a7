import { memo, useMemo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { missingText } from '~/domain/format'
import { type LiveValue, mapped, writeText, writtenBy } from '~/ui/live-value'
import { type Tone, tone } from '~/ui/text-style.css'
import { useMarketsStore } from './markets-provider'
import type { MarketsStore } from './markets-store'

/** How a figure is read from a market. Keep the functions constant: a figure is drawn once and then writes itself. */
export interface FigureRules {
  readonly print: (market: PerpMarketWire) => string
  /** Undefined = in the colour of what stands around it. */
  readonly toneOf?: ((market: PerpMarketWire) => Tone) | undefined
}

/** What an element looks like. */
interface Printed {
  /** Undefined = what it has in it is none of ours. */
  readonly text?: string | undefined
  readonly className: string
}

/** Undefined = the market is not listed. */
export type PrintFigure = (market: PerpMarketWire | undefined) => Printed

interface LiveFigureProps extends FigureRules {
  /** Public key of the market. */
  readonly market: string
  readonly className?: string | undefined
}

/** One number of a market, which writes itself. */
export const LiveFigure = memo(function LiveFigure(props: LiveFigureProps) {
  const { market: publicKey, print, toneOf, className } = props
  const printFigure = useMemo(() => printerOf({ print, toneOf }, className), [print, toneOf, className])
  const { ref, drawn } = useFollowed(publicKey, printFigure)
  return (
    <span ref={ref} className={drawn.className || undefined}>
      {drawn.text}
    </span>
  )
})

/** For an element that follows its market by itself: what React draws of it, and the `ref` that keeps it so. */
export function useFollowed(publicKey: string, print: PrintFigure) {
  const printed = mapped(liveMarket(useMarketsStore(), publicKey), print)
  return { ref: writtenBy(printed, write), drawn: printed.now() }
}

/** A market, told at once: a place that showed another one may have written what is drawn of neither. */
function liveMarket(
  store: Pick<MarketsStore, 'marketOf' | 'follow'>,
  publicKey: string,
): LiveValue<PerpMarketWire | undefined> {
  const now = () => store.marketOf(publicKey)
  return {
    now,
    follow(listener) {
      listener(now())
      return store.follow(publicKey, listener)
    },
  }
}

function write(element: Element, { text, className }: Printed): void {
  if (text !== undefined) writeText(element, text)
  if (element.className !== className) element.className = className
}

function printerOf({ print, toneOf }: FigureRules, className = ''): PrintFigure {
  return (market) => {
    if (market === undefined) return { text: missingText, className }
    const inTone = toneOf === undefined ? '' : tone[toneOf(market)]
    return { text: print(market), className: `${className} ${inTone}`.trim() }
  }
}
