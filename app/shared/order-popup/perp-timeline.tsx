import type { PerpOrderFillPageWire, PerpOrderFillWire } from '~/contracts/perps/perp-order'
import { formatPerpPrice, formatUsd, formatUsdInFull } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import type { PerpVenue } from '~/domain/protocol/venues'
import { mapNullable } from '~/lib/map-nullable'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { NumberCell } from '~/ui/table/number-cell'
import type { PlainColumn } from '~/ui/table/plain-table'
import * as styles from './order-details.css'
import { orderText } from './order-text'
import { Executed, Timeline } from './timeline'

interface PerpTimelineProps {
  readonly venue: PerpVenue
  readonly orderKey: string
  readonly isOpen: boolean
  /** Executions of the order. `null`: they could not be read. */
  readonly fills: PerpOrderFillPageWire | null
}

/** Lists the executions of a perp order with their transactions, newest first. */
export function PerpTimeline({ venue, orderKey, isOpen, fills }: PerpTimelineProps) {
  if (fills === null) return <p className={styles.nothing}>{orderText.fillsUnavailable}</p>
  const { columns: heads } = orderText
  const columns: readonly PlainColumn[] = [
    { header: heads.time },
    { header: heads.amount(fills.baseAssetSymbol), align: 'end' },
    { header: heads.price, align: 'end' },
    { header: heads.filledUsd, align: 'end' },
    { header: heads.fee, align: 'end' },
    { header: heads.role },
  ]
  return (
    <Timeline
      executions={fills}
      isOpen={isOpen}
      columns={columns}
      rows={fills.content.map(fillRow)}
      orderKey={orderKey}
      csvPathOf={(filter) =>
        perpApiHref(venue, `/orders/${encodeURIComponent(orderKey)}/fills`, {
          size: '250',
          format: 'csv',
          ...filter,
        })
      }
    />
  )
}

function fillRow(fill: PerpOrderFillWire) {
  const { time, signature, baseAssetAmount, price, quoteAssetAmount, fee } = fill
  return [
    <Executed key="time" at={time} signature={signature} />,
    <NumberCell key="base" number={formatAmount(baseAssetAmount)} />,
    <NumberCell key="price" number={mapNullable(price, formatPerpPrice)} />,
    <NumberCell key="usd" number={formatUsd(quoteAssetAmount)} />,
    <NumberCell key="fee" number={mapNullable(fee, formatUsdInFull)} />,
    fill.liquidation ? orderText.liquidated(orderText.roles[fill.role]) : orderText.roles[fill.role],
  ]
}
