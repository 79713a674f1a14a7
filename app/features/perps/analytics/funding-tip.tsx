import { useEffect, useRef } from 'react'
import { fundingText, hourlyFundingText } from '~/shared/perps/format-market'
import { movePopover } from '~/ui/overlay/move-popover'
import { bubble } from '~/ui/overlay/tooltip.css'
import { analyticsText } from './analytics-text'

interface FundingTipProps {
  /** Cell that the tooltip belongs to. */
  readonly cell: Element
  readonly symbol: string
  /** Hour with its time zone: `05:00 UTC`. */
  readonly hour: string
  /** Funding rate, basis points per hour; `null`: unknown. */
  readonly rateBps: number | null
}

/** Tooltip of a cell of the funding heat map. Screen readers read the table instead. */
export function FundingTip({ cell, symbol, hour, rateBps }: FundingTipProps) {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = tip.current
    if (element === null) return
    movePopover(element, cell)
    element.showPopover()
  }, [cell])
  return (
    <div ref={tip} role="tooltip" popover="manual" className={bubble} data-raised="" aria-hidden="true">
      <b>{symbol}-PERP</b> {hour}
      <br />
      {analyticsText.fundingOfCell(fundingText(rateBps), hourlyFundingText(rateBps))}
    </div>
  )
}
