import { useParams } from '@remix-run/react'
import { memo, useMemo } from 'react'
import { useHeld } from '~/shared/live/use-held'
import { KeptLegend } from '~/shared/marks/kept-legend'
import { sigmaText } from '~/shared/perps/format-market'
import { Link } from '~/ui/controls/link'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { sortLabel, sortLabelEnd, sortMark, sortMarkIdle } from '~/ui/table/table.css'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { driftText } from '../drift-text'
import { usePagePlace } from '../venue/venue-provider'
import { findAlerts, type MarketAlert } from './market-alerts'
import * as styles from './market-list.css'
import { type MarketListQuery, type MarketSortField, sortHref } from './market-list-view'
import { MarketRow } from './market-row'
import type { VenueMarketWire } from './markets-state'
import { useKeptSearch } from './use-kept-search'
import { useSteady } from './use-steady'

interface MarketRowsProps {
  /** All markets, including hidden ones, because alerts compare a market with all other markets. */
  readonly markets: readonly VenueMarketWire[]
  /** Markets to show, in display order. */
  readonly found: readonly VenueMarketWire[]
  readonly query: MarketListQuery
  readonly search: string
  readonly onChoose?: (() => void) | undefined
}

/** Table of the market list. Each row links to the trades and orders of its market. */
export function MarketRows({ markets, found, query, search, onChoose }: MarketRowsProps) {
  const { market: current } = useParams()
  const { held, handlers } = useHeld()
  const listeners = { ...handlers, onClick: useFollowLinks({ sameView: true }) }
  const alerts = useMemo(() => findAlerts(markets), [markets])
  const rows = useSteady(found, held, `${query.sortField} ${query.sortOrder} ${search}`)
  const kept = useKeptSearch()
  return (
    <div className={styles.scroller} {...listeners}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{driftText.markets}</caption>
        <colgroup>
          <col />
          <col className={styles.column.price} />
          <col className={styles.column.change} />
          <col className={styles.column.volume} />
        </colgroup>
        <thead>
          <tr>
            <SortHead field="market" query={query} label={driftText.market} />
            <SortHead field="price" query={query} label={driftText.price} />
            <SortHead field="change" query={query} label={driftText.change} />
            <SortHead field="volume" query={query} label={`${driftText.volume} $`} />
          </tr>
        </thead>
        <tbody>
          {rows.map((market, place) => (
            <MarketRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed slots, so nothing moves when two markets swap
              key={place}
              publicKey={market.publicKey}
              venue={market.venue}
              symbol={market.baseAssetSymbol}
              kept={kept}
              isCurrent={market.publicKey === current}
              onChoose={onChoose}
              {...printedAlerts(alerts.get(market.publicKey))}
            />
          ))}
        </tbody>
      </table>
      <KeptLegend of={rows.map(({ priceChange24HourAt }) => priceChange24HourAt)} />
    </div>
  )
}

interface SortHeadProps {
  readonly field: MarketSortField
  readonly query: MarketListQuery
  readonly label: string
}

/**
 * Column heading with a link that changes the sort order. The component is memoized, because the market data
 * changes every second.
 */
const SortHead = memo(function SortHead({ field, query, label }: SortHeadProps) {
  const location = usePagePlace()
  const order = query.sortField === field ? query.sortOrder : undefined
  const isEnd = field !== 'market'
  return (
    <th
      scope="col"
      className={isEnd ? styles.headEnd : styles.head}
      aria-sort={order === undefined ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
    >
      <Link
        to={sortHref(query, field, location)}
        sameView
        replace
        className={isEnd ? sortLabelEnd : sortLabel}
      >
        {label}
        <span className={order === undefined ? sortMarkIdle : sortMark} aria-hidden="true">
          {order === undefined ? '◊' : order === 'asc' ? '▲' : '▼'}
        </span>
      </Link>
    </th>
  )
})

function printedAlerts(alerts: readonly MarketAlert[] = []) {
  const lineOf = ({ kind, zScore, percentile }: MarketAlert) =>
    driftText.alertLine(driftText.alerts[kind].of, sigmaText(zScore), percentile)
  return { alert: alerts[0]?.kind, alertLines: alerts.map(lineOf).join('; ') }
}
