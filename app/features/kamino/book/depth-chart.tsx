import type { OrderBookWire } from '~/contracts/kamino'
import { formatDecimals } from '~/domain/format/format'
import { PolledStatus } from '~/shared/page-data/polled-status'
import type { Polled } from '~/shared/page-data/use-polled'
import { ordersText } from '~/shared/text/orders-text'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { headNote } from '~/ui/table/head-note.css'
import type { PlainColumn } from '~/ui/table/plain-table'
import { kaminoText } from '../kamino-text'
import { type CumulativeLevel, crossedPrices, uncrossedMid, withTotals } from './book-levels'
import * as styles from './depth-chart.css'
import { type DepthPicture, depthPicture } from './depth-path'
import { bookPeriodMs } from './use-kamino-book'

const { depthColumns: heads } = kaminoText

const columns: readonly PlainColumn[] = [
  { header: heads.side },
  { header: heads.price, align: 'end' },
  { header: heads.total, align: 'end' },
]

/**
 * Depth chart: the cumulative size of each side of the order book by price. The server also renders the
 * chart.
 */
export function DepthChart({ polled }: { readonly polled: Polled<OrderBookWire> }) {
  const { data } = polled
  if (data === null) return null
  const [bids, asks] = [withTotals(data.bids), withTotals(data.asks)]
  const picture = depthPicture(bids, asks)
  return (
    <ChartFrame
      title={kaminoText.depth}
      narrow
      columns={columns}
      rows={[...tableRows(kaminoText.askSide, asks).reverse(), ...tableRows(kaminoText.bidSide, bids)]}
      status={
        <>
          <span className={headNote}>{kaminoText.depthUnit}</span>
          <PolledStatus polled={polled} periodSeconds={bookPeriodMs / 1000} />
        </>
      }
      actions={<Legend isCrossed={crossedPrices(data) !== undefined} />}
    >
      {picture === undefined ? (
        <PanelState
          kind="empty"
          times={polled.times}
          title={ordersText.noOrders}
          reason={kaminoText.noBookLine}
        />
      ) : (
        <StaleDimmer times={polled.times}>
          <Plot
            picture={picture}
            label={kaminoText.depthLabel(totalOf(bids), totalOf(asks))}
            middle={middleOf(data, picture)}
            crossed={crossedOf(data, picture)}
          />
        </StaleDimmer>
      )}
    </ChartFrame>
  )
}

function Legend({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <span className={styles.legend}>
      <span>
        <i className={styles.bidSwatch} aria-hidden="true">
          ■
        </i>{' '}
        {kaminoText.bidsShort}
      </span>
      <span>
        <i className={styles.askSwatch} aria-hidden="true">
          ■
        </i>{' '}
        {kaminoText.asksShort}
      </span>
      {isCrossed ? (
        <span title={kaminoText.overlapTitle}>
          <i className={styles.crossedSwatch} aria-hidden="true" /> {kaminoText.overlap}
        </span>
      ) : null}
    </span>
  )
}

interface PlotProps {
  readonly picture: DepthPicture
  readonly label: string
  /** Position of the mid price in the chart, percent of the width. `undefined`: the mid price is unknown. */
  readonly middle: number | undefined
  /** Part of the width in which bids and asks overlap, percent. `undefined`: the book is not crossed. */
  readonly crossed: { readonly left: number; readonly width: number } | undefined
}

function Plot({ picture, label, middle, crossed }: PlotProps) {
  const { bids, asks, prices, sizes } = picture
  return (
    <div className={styles.box}>
      <svg
        className={styles.plot}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {sizes.map(({ size, y }) => (
          <line key={size} x1="0" x2="100" y1={y} y2={y} className={styles.grid} />
        ))}
        <line x1="0" x2="100" y1="100" y2="100" className={styles.grid} />
        <path d={closed(bids)} className={styles.bidArea} />
        <path d={closed(asks)} className={styles.askArea} />
        <path d={bids} className={styles.bidLine} />
        <path d={asks} className={styles.askLine} />
        {middle === undefined ? null : (
          <line x1={middle} x2={middle} y1="0" y2="100" className={styles.middle} />
        )}
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {crossed === undefined ? null : (
          <span className={styles.crossed} style={{ left: `${crossed.left}%`, width: `${crossed.width}%` }} />
        )}
        {sizes.map(({ size, y }) => (
          <span key={size} className={styles.sizeLabel} style={{ top: `${y}%` }}>
            {formatDecimals(size, size < 1 ? 2 : 0)}
          </span>
        ))}
        {prices.map(({ price, x }) => (
          <span key={x} className={styles.priceLabel} style={{ left: `${x}%` }}>
            {formatDecimals(price, 2)}
          </span>
        ))}
      </div>
    </div>
  )
}

function tableRows(side: string, levels: readonly CumulativeLevel[]) {
  return levels.map(({ price, total }) => [side, formatDecimals(price, 2), formatDecimals(total, 3)])
}

/** Closes the outline of a side along the bottom edge of the chart. */
function closed(outline: string): string {
  return outline === '' ? '' : `${outline}V100Z`
}

function totalOf(levels: readonly CumulativeLevel[]): string {
  return formatDecimals(levels.at(-1)?.total ?? 0, 1) // A side of the order book without levels has depth 0.
}

function middleOf(book: OrderBookWire, { xOf }: DepthPicture): number | undefined {
  const mid = uncrossedMid(book)
  return mid === undefined ? undefined : xOf(mid)
}

function crossedOf(book: OrderBookWire, { xOf }: DepthPicture): PlotProps['crossed'] {
  const prices = crossedPrices(book)
  if (prices === undefined) return undefined
  const [left, right] = prices.map(xOf)
  return left === undefined || right === undefined ? undefined : { left, width: right - left }
}
