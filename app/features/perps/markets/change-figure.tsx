import type { VenueMarketWire } from '~/contracts/perps/venue-rows'
import { formatAge } from '~/domain/format/format-time'
import { keptChangeText } from '~/shared/marks/kept-change-text'
import { useTicks } from '~/ui/marks/now'
import { bind, combine, peek, writeText } from '~/ui/signal/signal'
import { keptAge } from './change-figure.css'
import { LiveFigure, useLiveMarket } from './live-figure'
import { figureFormats } from './live-figure-formats'

interface ChangeFigureProps {
  /** Public key of the market. */
  readonly market: string
  readonly print?: (market: VenueMarketWire) => string
}

/** The 24 h change of a market. A change that is kept from an earlier time is grey, with its age in brackets. */
export function ChangeFigure({ market, print = figureFormats.change.print }: ChangeFigureProps) {
  const age = combine(useLiveMarket(market), useTicks(), (of, { seconds }) => ageText(of, seconds))
  return (
    <>
      <span ref={bind(age, writeText)} className={keptAge}>
        {peek(age)}
      </span>
      <LiveFigure market={market} {...figureFormats.change} print={print} />
    </>
  )
}

function ageText(market: VenueMarketWire | undefined, now: number): string {
  const keptAt = market?.priceChange24HourAt ?? null
  return keptAt === null ? '' : `${keptChangeText.age(formatAge(now - keptAt))}\u00a0`
}
