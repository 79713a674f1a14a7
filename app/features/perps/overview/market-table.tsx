import { useMemo } from 'react'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { useHeld } from '~/shared/live/use-held'
import { marketPath } from '~/shared/paths/drift-paths'
import { button } from '~/ui/controls/button-class'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { Chip } from '~/ui/marks/chip'
import { looksSameIn } from '~/ui/table/column'
import type { SortLink } from '~/ui/table/head-cell'
import { parseListQuery } from '~/ui/table/list-query'
import type { StaticColumn } from '~/ui/table/polled-table'
import { Table, tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { notOnPhone, onlyPhone, visuallyHidden } from '~/ui/theme/text-style.css'
import type { Place } from '~/ui/url/url-param'
import { LiveFigure } from '../markets/live-figure'
import { figureFormats } from '../markets/live-figure-formats'
import { MarketLink } from '../markets/market-link'
import {
  listMarkets,
  type MarketListQuery,
  marketList,
  marketSortFields,
  sortHref,
} from '../markets/market-list-view'
import type { VenueMarketWire } from '../markets/markets-state'
import { useKeptSearch } from '../markets/use-kept-search'
import { useSteady } from '../markets/use-steady'
import { VenueMark } from '../venue/venue-mark'
import { usePagePlace } from '../venue/venue-provider'
import { LiveRatio } from './live-ratio'
import * as styles from './market-table.css'
import { perpsOverviewText } from './perps-overview-text'
import { useStableRows } from './use-stable-rows'

const { columns: heads } = perpsOverviewText

const marketColumn = tableColumn<VenueMarketWire>()

/** Columns of the table of all markets. Phones show only market, price, open interest and funding. */
const columns: readonly StaticColumn<VenueMarketWire>[] = [
  marketColumn({
    key: 'market',
    header: heads.market,
    sortField: 'market',
    phone: 'name',
    reads: ['publicKey', 'venue', 'baseAssetSymbol', 'isActive', 'statusName'],
    cell: (market) => <Market market={market} />,
  }),
  marketColumn({
    key: 'price',
    header: `${heads.price} $`,
    width: 84,
    align: 'end',
    sortField: 'price',
    phone: 'amount',
    reads: ['publicKey'],
    cell: ({ publicKey }) => <LiveFigure market={publicKey} {...figureFormats.price} />,
  }),
  marketColumn({
    key: 'oi',
    header: `${heads.openInterest} $`,
    width: 108,
    align: 'end',
    sortField: 'oi',
    phone: 'first',
    reads: ['publicKey'],
    cell: ({ publicKey }) => (
      <>
        <span className={onlyPhone}>{perpsOverviewText.openInterestShort}</span>
        <LiveFigure market={publicKey} {...figureFormats.openInterest} />
      </>
    ),
  }),
  marketColumn({
    key: 'funding',
    header: heads.funding,
    width: 96,
    align: 'end',
    sortField: 'funding',
    phone: 'fourth',
    reads: ['publicKey'],
    cell: ({ publicKey }) => (
      <>
        <span className={onlyPhone}>{perpsOverviewText.fundingShort} </span>
        <LiveFigure market={publicKey} {...figureFormats.fundingYear} />
      </>
    ),
  }),
  marketColumn({
    key: 'ratio',
    header: heads.ratio,
    width: 118,
    align: 'end',
    rank: 'second',
    sortField: 'ratio',
    phone: 'none',
    reads: ['publicKey'],
    cell: ({ publicKey }) => <LiveRatio market={publicKey} />,
  }),
  marketColumn({
    key: 'volume',
    header: `${heads.volume} $`,
    width: 84,
    align: 'end',
    sortField: 'volume',
    phone: 'none',
    reads: ['publicKey'],
    cell: ({ publicKey }) => <LiveFigure market={publicKey} {...figureFormats.volume} />,
  }),
  marketColumn({
    key: 'view',
    header: heads.view,
    width: 64,
    align: 'end',
    phone: 'none',
    reads: ['publicKey', 'name'],
    cell: (market) => <View market={market} />,
  }),
]

const looksSame = looksSameIn<VenueMarketWire>(columns)

interface MarketTableProps {
  readonly markets: readonly VenueMarketWire[]
}

/** Table with one row per market. */
export function MarketTable({ markets }: MarketTableProps) {
  const { held, handlers } = useHeld()
  const listeners = { ...handlers, onClick: useFollowLinks() }
  const location = usePagePlace()
  const query = useMemo(
    () => parseListQuery(marketList, new URLSearchParams(location.search)),
    [location.search],
  )
  const sorted = useMemo(() => listMarkets(markets, query, ''), [markets, query])
  const rows = useStableRows(useSteady(sorted, held, `${query.sortField} ${query.sortOrder}`), looksSame)
  const sortLinkOf = (field: string) => sortLink(query, field, location)
  // React keys of the rows are positions, so that no element moves when two markets swap places.
  const places = useMemo(() => new Map(rows.map((row, place) => [row, String(place)])), [rows])
  return (
    <div className={region} {...listeners}>
      <Table
        caption={perpsOverviewText.title}
        columns={columns}
        rows={rows}
        keyOf={(market) => places.get(market) ?? market.publicKey}
        sortLinkOf={sortLinkOf}
      />
    </div>
  )
}

/** Button with the sort orders of the table, for phones. */
export function MarketTableSheet() {
  const location = usePagePlace()
  const query = parseListQuery(marketList, new URLSearchParams(location.search))
  const sortLinkOf = (field: string) => sortLink(query, field, location)
  return <ListSheetButton of={perpsOverviewText.title} columns={columns} sortLinkOf={sortLinkOf} />
}

/** Returns the sort link of a column. `undefined`: the markets can't be sorted by it. */
function sortLink(query: MarketListQuery, named: string, location: Place): SortLink | undefined {
  const field = marketSortFields.find((each) => each === named)
  if (field === undefined) return undefined
  return {
    to: sortHref(query, field, location),
    order: query.sortField === field ? query.sortOrder : undefined,
  }
}

type NamedMarket = Pick<
  VenueMarketWire,
  'publicKey' | 'venue' | 'baseAssetSymbol' | 'isActive' | 'statusName'
>

/** Name of a market with a status badge. The venue's status is also shown if it is not "Active". */
function Market({ market }: { market: NamedMarket }) {
  const kept = useKeptSearch()
  return (
    <span className={styles.market}>
      <MarketLink to={marketPath(market.publicKey) + kept} symbol={market.baseAssetSymbol} short={false} />
      <VenueMark venue={market.venue} />
      <Chip kind={market.isActive ? 'good' : 'outline'}>
        {market.isActive ? perpsOverviewText.active : perpsOverviewText.inactive}
      </Chip>
      {market.statusName === perpsOverviewText.active ? null : (
        <span className={`${styles.status} ${notOnPhone}`} title={market.statusName}>
          {market.statusName}
        </span>
      )}
    </span>
  )
}

function View({ market }: { market: Pick<VenueMarketWire, 'publicKey' | 'name'> }) {
  const kept = useKeptSearch()
  return (
    <a href={marketPath(market.publicKey) + kept} className={button({ size: 'small' })}>
      {heads.view}
      <span className={visuallyHidden}> {market.name}</span>
    </a>
  )
}
