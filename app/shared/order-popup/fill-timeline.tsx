import type { OrderFillPageWire, OrderFillWire } from '~/contracts/orders/order-fill'
import {
  formatCount,
  formatPrice,
  formatSigned,
  formatUsdInFull,
  missingText,
  shortKey,
} from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { NumberCell } from '~/ui/table/number-cell'
import type { PlainColumn } from '~/ui/table/plain-table'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './order-details.css'
import { orderText } from './order-text'
import { Executed, Timeline, TimelineTime } from './timeline'

interface FillTimelineProps {
  readonly orderKey: string
  readonly isOpen: boolean
  /** Executions of the order. `null`: they could not be read. */
  readonly fills: OrderFillPageWire | null
  readonly inputSymbol: string | null
  readonly outputSymbol: string | null
}

/**
 * Lists the executions of an order with their transactions, newest first. The planned cycles of a DCA order
 * are above the executions.
 */
export function FillTimeline({ orderKey, isOpen, fills, inputSymbol, outputSymbol }: FillTimelineProps) {
  if (fills === null) return <p className={styles.nothing}>{orderText.fillsUnavailable}</p>
  const { content, plannedCycles, totalElements } = fills
  const columns: readonly PlainColumn[] = [
    { header: orderText.columns.number },
    { header: orderText.columns.time },
    { header: orderText.in(inputSymbol ?? shortKey(fills.inputMint)), align: 'end' },
    { header: orderText.out(outputSymbol ?? shortKey(fills.outputMint)), align: 'end' },
    { header: orderText.columns.price, align: 'end' },
    { header: orderText.columns.vsMarket, align: 'end' },
  ]
  const planned = plannedCycles.map((cycle) => plannedRow(cycle)).reverse()
  const done = content.map((fill, index) => fillRow(fill, totalElements - index))
  return (
    <Timeline
      executions={fills}
      isOpen={isOpen}
      columns={columns}
      rows={[...planned, ...done]}
      csvPath={`/api/orders/${encodeURIComponent(orderKey)}/fills?size=250&format=csv`}
    />
  )
}

function fillRow(fill: OrderFillWire, number: number) {
  const { signature, time, inAmount, outAmount, price, vsMarketBps } = fill
  return [
    formatCount(number),
    <Executed key="time" at={time} signature={signature} />,
    <NumberCell key="in" number={mapNullable(inAmount, formatAmount)} />,
    <NumberCell key="out" number={mapNullable(outAmount, formatAmount)} />,
    <NumberCell key="price" number={mapNullable(price, formatPrice)} />,
    vsMarketBps === null ? missingText : orderText.basisPoints(formatSigned(vsMarketBps, 1)),
  ]
}

function plannedRow(cycle: OrderFillPageWire['plannedCycles'][number]) {
  const { time, inAmount, amountUsd } = cycle
  return [
    <span key="number" className={tone.subtle}>
      {orderText.planned}
    </span>,
    <span key="time" className={tone.muted}>
      <TimelineTime at={time} />
    </span>,
    <span key="in" title={amountUsd === null ? undefined : `$${formatUsdInFull(amountUsd).text}`}>
      <NumberCell number={mapNullable(inAmount, formatAmount)} inTone="muted" />
    </span>,
    // Output and price of a planned cycle are unknown.
    missingText,
    missingText,
    missingText,
  ]
}
