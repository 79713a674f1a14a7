import type { OrderFillPageWire, OrderFillWire } from '~/contracts/orders/order-fill'
import {
  formatCount,
  formatPriceInFull,
  formatSigned,
  formatUsdInFull,
  missingText,
  shortKey,
} from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { mapNullable } from '~/lib/map-nullable'
import { NumberCell } from '~/ui/table/number-cell'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
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
 * are above the executions, soonest first.
 */
export function FillTimeline({ orderKey, isOpen, fills, inputSymbol, outputSymbol }: FillTimelineProps) {
  if (fills === null) return <p className={styles.nothing}>{orderText.fillsUnavailable}</p>
  const { content, plannedCycles } = fills
  const columns: readonly PlainColumn[] = [
    { header: orderText.columns.time },
    { header: orderText.in(inputSymbol ?? shortKey(fills.inputMint)), align: 'end' },
    { header: orderText.out(outputSymbol ?? shortKey(fills.outputMint)), align: 'end' },
    { header: orderText.columns.price, align: 'end' },
    { header: orderText.columns.vsMarket, align: 'end' },
  ]
  return (
    <Timeline
      executions={fills}
      isOpen={isOpen}
      columns={columns}
      rows={content.map(fillRow)}
      note={averageNote(fills)}
      orderKey={orderKey}
      planned={<NextCycles cycles={plannedCycles} inHeader={columns[1]?.header ?? ''} />}
      csvPathOf={(filter) =>
        `/api/orders/${encodeURIComponent(orderKey)}/fills?${new URLSearchParams({ size: '250', format: 'csv', ...filter })}`
      }
    />
  )
}

/** Says how many executions the average is of, if all are listed and some have no market price. */
function averageNote({ content, totalElements, averageVsMarketBps }: OrderFillPageWire): string | undefined {
  if (averageVsMarketBps === null) return undefined
  const bps = formatSigned(averageVsMarketBps, 1)
  const known = content.filter(({ vsMarketBps }) => vsMarketBps !== null).length
  const isPartial = content.length === totalElements && known < totalElements
  if (!isPartial) return orderText.averageVsMarket(bps)
  return orderText.averageOfSome(bps, formatCount(known), formatCount(totalElements))
}

function fillRow(fill: OrderFillWire) {
  const { signature, time, inAmount, outAmount, price, vsMarketBps } = fill
  return [
    <Executed key="time" at={time} signature={signature} />,
    <NumberCell key="in" number={mapNullable(inAmount, formatAmount)} />,
    <NumberCell key="out" number={mapNullable(outAmount, formatAmount)} />,
    <NumberCell key="price" number={mapNullable(price, formatPriceInFull)} />,
    vsMarketBps === null ? missingText : orderText.basisPoints(formatSigned(vsMarketBps, 1)),
  ]
}

interface NextCyclesProps {
  readonly cycles: OrderFillPageWire['plannedCycles']
  /** Header of the column with the amounts that the order will sell. */
  readonly inHeader: string
}

/** The planned cycles of a DCA order, soonest first. Other orders have none. */
function NextCycles({ cycles, inHeader }: NextCyclesProps) {
  if (cycles.length === 0) return null
  const columns: readonly PlainColumn[] = [
    { header: orderText.columns.time },
    { header: inHeader, align: 'end' },
    { header: orderText.columns.valueUsd, align: 'end' },
  ]
  const rows = cycles.map(({ time, inAmount, amountUsd }) => [
    <TimelineTime key="time" at={time} />,
    <NumberCell key="in" number={mapNullable(inAmount, formatAmount)} />,
    <NumberCell key="usd" number={mapNullable(amountUsd, formatUsdInFull)} />,
  ])
  return (
    <>
      <h3 className={styles.timelineTitle}>{orderText.nextCycles}</h3>
      <PlainTable caption={orderText.nextCycles} columns={columns} rows={rows} />
    </>
  )
}
