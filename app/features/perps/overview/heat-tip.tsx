import { Fragment, useEffect, useId, useRef } from 'react'
import { changeTone } from '~/shared/marks/sign-tone'
import {
  changeText,
  fundingText,
  keptText,
  ratioText,
  sigmaText,
  usdText,
} from '~/shared/perps/format-market'
import { useNow } from '~/ui/marks/now'
import { movePopover } from '~/ui/overlay/move-popover'
import { bubble } from '~/ui/overlay/tooltip.css'
import { type Tone, tone } from '~/ui/theme/text-style.css'
import type { VenueMarketWire } from '../markets/markets-state'
import { VenueMark } from '../venue/venue-mark'
import { isShown } from './heat-metrics'
import * as styles from './overview.css'
import { perpsOverviewText } from './perps-overview-text'

interface HeatTipProps {
  /** Cell that the tooltip belongs to. */
  readonly cell: Element
  readonly market: VenueMarketWire
  readonly zScore: number | undefined
}

/** Tooltip of a heat map cell with all figures of the market. */
export function HeatTip({ cell, market, zScore }: HeatTipProps) {
  const id = useId()
  const { seconds } = useNow()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = tip.current
    if (element === null) return
    movePopover(element, cell)
    element.showPopover()
    cell.setAttribute('aria-describedby', id)
    return () => cell.removeAttribute('aria-describedby')
  }, [cell, id])
  return (
    <div ref={tip} id={id} role="tooltip" popover="manual" className={bubble} data-raised="">
      <span className={styles.tipHead}>
        <b>{market.baseAssetSymbol}</b> {market.name} <VenueMark venue={market.venue} />
      </span>
      <dl className={styles.tip}>
        {factsOf(market, seconds).map(({ label, text, inTone }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={inTone && tone[inTone]}>{text}</dd>
          </Fragment>
        ))}
        {isShown(zScore) ? (
          <>
            <dt>{perpsOverviewText.sigma}</dt>
            <dd className={styles.sigma}>{sigmaText(zScore)}</dd>
          </>
        ) : null}
      </dl>
    </div>
  )
}

interface Fact {
  readonly label: string
  readonly text: string
  readonly inTone?: Tone
}

function factsOf(market: VenueMarketWire, now: number): readonly Fact[] {
  const { priceChange24Hour: change, priceChange24HourAt: keptAt, longInterest, shortInterest } = market
  return [
    {
      label: perpsOverviewText.change,
      text: changeText(change) + keptText(market, now),
      inTone: keptAt === null ? changeTone(change) : 'subtle',
    },
    { label: perpsOverviewText.volume, text: usdText(market.recentVolume) },
    { label: perpsOverviewText.openInterest, text: usdText(market.openInterestUsd) },
    { label: perpsOverviewText.longs, text: usdText(sideUsd(longInterest, market)) },
    { label: perpsOverviewText.shorts, text: usdText(sideUsd(shortInterest, market)) },
    { label: perpsOverviewText.funding, text: fundingText(market.lastFundingRate) },
    { label: perpsOverviewText.longShort, text: ratioText(market.longShortRatio) },
  ]
}

/** Returns the value of one side of a market at the oracle price, USD. `null`: there is no price. */
function sideUsd(base: number, { lastOraclePrice }: VenueMarketWire): number | null {
  return lastOraclePrice === null ? null : base * lastOraclePrice
}
