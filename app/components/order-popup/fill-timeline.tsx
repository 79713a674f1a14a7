import type { OrderFillPageWire, OrderFillWire } from '~/contracts/order-fill'
import {
  formatCount,
  formatPrice,
  formatSigned,
  formatUsdInFull,
  missingText,
  shortKey,
} from '~/domain/format'
import { formatAmount } from '~/domain/format-amount'
import { formatDateTime, isoTime } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { localFormat, utcFormat } from '~/domain/time-format'
import { ifKnown } from '~/lib/known'
import { ExportLink } from '~/ui/export-link'
import { useNow } from '~/ui/now'
import { NumberCell } from '~/ui/number-cell'
import { type PlainColumn, PlainTable } from '~/ui/plain-table'
import { tone } from '~/ui/text-style.css'
import { ExplorerLink } from '../outside/explorer-link'
import { executionsText } from './executions-text'
import * as styles from './order-details.css'
import { orderText } from './order-text'

interface FillTimelineProps {
  readonly orderKey: string
  readonly isOpen: boolean
  /** Null = they could not be read. */
  readonly fills: OrderFillPageWire | null
  readonly inputSymbol: string | null
  readonly outputSymbol: string | null
}

/** Each execution of an order with its transaction, newest first; above them the cycles that are planned (B8). */
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
    <div className={styles.timeline}>
      {planned.length + done.length === 0 ? null : (
        <PlainTable caption={orderText.timeline} columns={columns} rows={[...planned, ...done]} />
      )}
      <div className={styles.timelineFoot}>
        <span>{executionsText(fills, isOpen)}</span>
        <ExportLink
          href={`/api/orders/${encodeURIComponent(orderKey)}/fills?size=250&format=csv`}
          empty={content.length === 0}
          what={orderText.fillsCsv}
        />
      </div>
    </div>
  )
}

function fillRow(fill: OrderFillWire, number: number) {
  const { signature, time, inAmount, outAmount, price, vsMarketBps } = fill
  return [
    formatCount(number),
    <span key="time" className={styles.executed}>
      <FillTime at={time} />
      <ExplorerLink
        to={{ kind: 'transaction', signature }}
        title={orderText.transaction}
        what={shortKey(signature)}
      />
    </span>,
    <NumberCell key="in" number={ifKnown(inAmount, formatAmount)} />,
    <NumberCell key="out" number={ifKnown(outAmount, formatAmount)} />,
    <NumberCell key="price" number={ifKnown(price, formatPrice)} />,
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
      <FillTime at={time} />
    </span>,
    <span key="in" title={amountUsd === null ? undefined : `$${formatUsdInFull(amountUsd).text}`}>
      <NumberCell number={ifKnown(inAmount, formatAmount)} inTone="muted" />
    </span>,
    // What will come out, and at which price, nobody knows.
    missingText,
    missingText,
    missingText,
  ]
}

function FillTime({ at }: { readonly at: UnixSeconds }) {
  const { inBrowser } = useNow()
  return <time dateTime={isoTime(at)}>{formatDateTime(at * 1000, inBrowser ? localFormat : utcFormat)}</time>
}
