import { memo, useMemo, useState } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { missingText } from '~/domain/format'
import { type Tone, tone } from '~/ui/text-style.css'
import { followFigure, type PrintFigure } from './follow-figure'
import { useMarketsStore } from './markets-provider'

/** How a figure is read from a market. Keep the functions constant: a figure is drawn once and then writes itself. */
export interface FigureRules {
  readonly print: (market: PerpMarketWire) => string
  /** Undefined = in the colour of what stands around it. */
  readonly toneOf?: ((market: PerpMarketWire) => Tone) | undefined
}

interface LiveFigureProps extends FigureRules {
  /** Public key of the market. */
  readonly market: string
  readonly className?: string | undefined
}

/**
 * One number of a market. Eighty markets change three numbers each second, and drawing their lists anew costs several times what the numbers do: so a
 * figure follows its market by itself and writes its own text. What React has drawn of it stays as it was first, so the two never disagree.
 */
export const LiveFigure = memo(function LiveFigure(props: LiveFigureProps) {
  const { market: publicKey, print, toneOf, className } = props
  const printFigure = useMemo(() => printerOf({ print, toneOf }, className), [print, toneOf, className])
  const { ref, first } = useFollowed(publicKey, printFigure)
  return (
    <span ref={ref} className={first.className || undefined}>
      {first.text}
    </span>
  )
})

/** For an element that follows its market by itself: `first` is what React draws of it, `print` what it reads from then on. Keep `print` constant. */
export function useFollowed(publicKey: string, print: PrintFigure) {
  const store = useMarketsStore()
  const ref = useMemo(() => followFigure(store, publicKey, print), [store, publicKey, print])
  const [first] = useState(() => print(store.marketOf(publicKey)))
  return { ref, first }
}

function printerOf({ print, toneOf }: FigureRules, className = ''): PrintFigure {
  return (market) => {
    if (market === undefined) return { text: missingText, className }
    const inTone = toneOf === undefined ? '' : tone[toneOf(market)]
    return { text: print(market), className: `${className} ${inTone}`.trim() }
  }
}
