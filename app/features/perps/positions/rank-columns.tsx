import { formatUsd, shortKey } from '~/domain/format/format'
import { positionMarketLabel } from '~/domain/perp/top-positions'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { OutsideTarget } from '~/domain/service/outside-link'
import { SeriesKey } from '~/shared/charts/series-mark'
import { seriesStyle } from '~/shared/charts/series-style'
import { OutsideLink } from '~/shared/links/outside-link'
import { MarketLogo } from '~/shared/marks/token-logo'
import { perpTraderPath } from '~/shared/paths/detail-path'
import { marketPath } from '~/shared/paths/drift-paths'
import { CopyButton } from '~/ui/clipboard/copy-button'
import { Key } from '~/ui/clipboard/key'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { Icon } from '~/ui/marks/icon'
import { NumberCell } from '~/ui/table/number-cell'
import { tableColumn } from '~/ui/table/table'
import { ellipsis, tone, visuallyHidden } from '~/ui/theme/text-style.css'
import { VenueMark } from '../venue/venue-mark'
import { useVenue } from '../venue/venue-provider'
import type { PositionMarket, PositionRow } from './positions-result'
import { positionsText } from './positions-text'
import * as styles from './rank-table.css'

const heads = positionsText.columns

const rankColumn = tableColumn<PositionRow>()

/** Columns of the ranking of the largest positions. */
export const rankColumns = [
  rankColumn({
    key: 'rank',
    header: heads.rank,
    width: 52,
    align: 'end',
    phone: 'first',
    reads: ['rank'],
    cell: (row) => <span className={tone.muted}>{row.rank}</span>,
  }),
  rankColumn({
    key: 'trader',
    header: heads.trader,
    phone: 'name',
    reads: ['authority', 'venue', 'charted', 'rank'],
    cell: (row) => <Trader row={row} />,
  }),
  rankColumn({
    key: 'market',
    header: heads.market,
    width: 150,
    phone: 'second',
    reads: ['market', 'venue', 'marketIndex', 'authority'],
    cell: (row) => <Market row={row} />,
  }),
  rankColumn({
    key: 'share',
    header: heads.share,
    width: 150,
    rank: 'second',
    phone: 'none',
    reads: ['share'],
    cell: ({ share }) => (
      <span className={styles.track}>
        <i className={styles.bar} style={{ width: `${100 * share}%` }} />
      </span>
    ),
  }),
  rankColumn({
    key: 'updated',
    header: heads.updated,
    width: 76,
    align: 'end',
    phone: 'fourth',
    reads: ['time'],
    cell: (row) => <Age at={row.time / 1000} />,
  }),
  rankColumn({
    key: 'size',
    header: heads.size,
    width: 124,
    align: 'end',
    phone: 'amount',
    reads: ['sizeNotional', 'positionSide'],
    cell: (row) => <Size row={row} />,
  }),
]

/** Returns the link to a trader: in the venue's application, or in an explorer if the application has no such page. */
function traderTarget(venue: PerpVenue, authority: string): OutsideTarget {
  return perpVenueFacts[venue].app.traderParameter === undefined
    ? { kind: 'account', address: authority }
    : { kind: 'perps-trader', venue, authority }
}

function Trader({ row }: { readonly row: Pick<PositionRow, 'authority' | 'venue' | 'charted' | 'rank'> }) {
  return (
    <span className={styles.trader}>
      <OutsideLink to={traderTarget(row.venue, row.authority)} className={styles.app}>
        <Key value={row.authority} />
        <Icon name="external" size={13} />
      </OutsideLink>
      <Link
        to={perpTraderPath(row.authority)}
        className={button({ variant: 'ghost', size: 'inline' })}
        title={positionsText.profile(shortKey(row.authority))}
      >
        <Icon name="table" size={13} />
        <span className={visuallyHidden}>{positionsText.profile(shortKey(row.authority))}</span>
      </Link>
      <CopyButton value={row.authority} what={heads.trader} />
      {row.charted === null ? null : (
        <SeriesKey style={seriesStyle(row.rank - 1)} lone={row.charted === 'mark'} />
      )}
    </span>
  )
}

/** Link to the trader's activity in the market of the position. */
type MarketOfRow = Pick<PositionRow, 'market' | 'venue' | 'marketIndex' | 'authority'>

function Market({ row }: { readonly row: MarketOfRow }) {
  const { keep } = useVenue()
  if (row.market === undefined)
    return (
      <>
        {positionMarketLabel(row.venue, row.marketIndex)} <VenueMark venue={row.venue} />
      </>
    )
  const { publicKey, name } = row.market
  return (
    <Link
      to={keep(marketPath(publicKey, row.authority))}
      className={styles.market}
      title={positionsText.ordersOf(name, shortKey(row.authority))}
      data-row-link=""
    >
      <MarketName market={row.market} />
    </Link>
  )
}

function MarketName({ market }: { readonly market: PositionMarket }) {
  return (
    <>
      <MarketLogo symbol={market.baseAssetSymbol} size={16} />
      <span className={ellipsis}>
        <b>{market.baseAssetSymbol}</b>
        <span className={tone.subtle}>-PERP</span>
      </span>
      <VenueMark venue={market.venue} />
    </>
  )
}

function Size({ row }: { readonly row: Pick<PositionRow, 'sizeNotional' | 'positionSide'> }) {
  const isLong = row.positionSide === 'long'
  return (
    <>
      <b>
        <NumberCell number={formatUsd(row.sizeNotional)} abbreviated />
      </b>
      <span className={isLong ? styles.tag.buy : styles.tag.sell}>
        {isLong ? positionsText.buyTag : positionsText.sellTag}
        <span className={visuallyHidden}> {isLong ? positionsText.long : positionsText.short}</span>
      </span>
    </>
  )
}
