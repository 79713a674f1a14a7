import { useEffect, useId, useRef } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import { placeBeside, roomOf } from '~/ui/anchored'
import { tone } from '~/ui/text-style.css'
import { bubble } from '~/ui/tooltip.css'
import { changeText, fundingText, ratioText, sigmaText, toneOf, usdText } from '../market-figures'
import { isTold } from './heat-metrics'
import * as styles from './overview.css'
import { overviewText } from './overview-text'

interface HeatTipProps {
  /** The cell that it explains. */
  readonly cell: Element
  readonly market: PerpMarketWire
  readonly zScore: number | undefined
}

/** Everything of a market whose cell prints one number (M184). */
export function HeatTip({ cell, market, zScore }: HeatTipProps) {
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = tip.current
    if (element === null) return
    Object.assign(element.style, placeBeside(roomOf(cell)))
    element.showPopover()
    cell.setAttribute('aria-describedby', id)
    return () => cell.removeAttribute('aria-describedby')
  }, [cell, id])
  return (
    <div ref={tip} id={id} role="tooltip" popover="manual" className={bubble} data-raised="">
      <span className={styles.tipHead}>
        <b>{market.baseAssetSymbol}</b> {market.name}
      </span>
      <dl className={styles.tip}>
        <dt>{overviewText.change}</dt>
        <dd className={tone[toneOf(market.priceChange24Hour)]}>{changeText(market.priceChange24Hour)}</dd>
        <dt>{overviewText.volume}</dt>
        <dd>{usdText(market.recentVolume)}</dd>
        <dt>{overviewText.openInterest}</dt>
        <dd>{usdText(market.openInterestUsd)}</dd>
        <dt>{overviewText.funding}</dt>
        <dd>{fundingText(market.lastFundingRate)}</dd>
        <dt>{overviewText.longShort}</dt>
        <dd>{ratioText(market.longShortRatio)}</dd>
        {isTold(zScore) ? (
          <>
            <dt>{overviewText.sigma}</dt>
            <dd className={styles.sigma}>{sigmaText(zScore)}</dd>
          </>
        ) : null}
      </dl>
    </div>
  )
}
