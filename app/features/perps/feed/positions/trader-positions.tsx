import type { PerpPositionWire } from '~/contracts/perps/perp-account'
import type { OfVenue } from '~/contracts/perps/venue'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { formatPerpPrice, formatUsd, shortKey } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { useLive } from '~/shared/live/live-provider'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { DirectionMark } from '~/shared/marks/direction-mark'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { marketPath } from '~/shared/paths/drift-paths'
import { toneOf } from '~/shared/perps/format-market'
import { MarketName } from '~/shared/perps/market-name'
import { Link } from '~/ui/controls/link'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { NumberCell } from '~/ui/table/number-cell'
import { PolledTable } from '~/ui/table/polled-table'
import { tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { VenueMark } from '../venue/venue-mark'
import { useVenue } from '../venue/venue-provider'
import { placeOfChoice } from '../venue/venue-text'
import * as styles from './feed.css'
import { FeedUnavailable } from './feed-nothing'
import { feedText } from './feed-text'
import { BaseAmount } from './trade-columns'

const heads = feedText.positionColumns

type PositionRow = OfVenue<PerpPositionWire>

const positionColumn = tableColumn<PositionRow>()

const columns = [
  positionColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['venue', 'marketKey', 'baseAssetSymbol', 'authority'],
    cell: (position) => <Market position={position} />,
  }),
  positionColumn({
    key: 'side',
    header: heads.side,
    width: 80,
    phone: 'first',
    reads: ['positionSide'],
    cell: ({ positionSide }) => <DirectionMark long={positionSide === 'long'} />,
  }),
  positionColumn({
    key: 'base',
    header: heads.base,
    width: 110,
    align: 'end',
    phone: 'second',
    reads: ['baseAssetAmount'],
    cell: (position) => <BaseAmount amount={position.baseAssetAmount} />,
  }),
  price('entry', heads.entry, 'entryPrice'),
  price('price', heads.price, 'lastOraclePrice'),
  positionColumn({
    key: 'pnl',
    header: heads.pnl,
    width: 130,
    align: 'end',
    phone: 'fourth',
    reads: ['unrealizedPnl'],
    cell: ({ unrealizedPnl }) => (
      <NumberCell number={mapNullable(unrealizedPnl, formatUsd)} abbreviated inTone={toneOf(unrealizedPnl)} />
    ),
  }),
  positionColumn({
    key: 'size',
    header: heads.size,
    width: 110,
    align: 'end',
    phone: 'amount',
    reads: ['sizeNotional'],
    cell: ({ sizeNotional }) => <NumberCell number={mapNullable(sizeNotional, formatUsd)} abbreviated />,
  }),
]

interface TraderPositionsProps {
  readonly user: string
  readonly answer: PolledResult<WirePage<PositionRow>>
}

/** Table with the selected trader's open positions in all markets. */
export function TraderPositions({ user, answer }: TraderPositionsProps) {
  const { paused } = useLive()
  const { choice } = useVenue()
  const { data: page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  return (
    <Card
      title={feedText.positionsOf(shortKey(user))}
      status={<FreshnessChip times={times} periodSeconds={pagePeriodSeconds} paused={paused} />}
      actions={<MetricInfo of="unsettledPnl" />}
    >
      {page === null ? (
        <FeedUnavailable what={feedText.positionsOf(shortKey(user))} />
      ) : page.content.length === 0 ? (
        <PanelState
          kind="empty"
          title={feedText.noPositions}
          reason={feedText.noPositionsLine(placeOfChoice(choice))}
        />
      ) : (
        <div className={region}>
          <PolledTable
            caption={feedText.positionsOf(shortKey(user))}
            columns={columns}
            rows={page.content}
            keyOf={({ venue, publicKey, marketIndex }) => `${venue} ${publicKey} ${marketIndex}`}
          />
        </div>
      )}
    </Card>
  )
}

type NamedPosition = Pick<PositionRow, 'venue' | 'marketKey' | 'baseAssetSymbol' | 'authority'>

function Market({ position }: { readonly position: NamedPosition }) {
  const { venue, marketKey, baseAssetSymbol, authority } = position
  const { keep } = useVenue()
  const name = (
    <span className={styles.market}>
      <MarketName symbol={baseAssetSymbol} />
      <VenueMark venue={venue} />
    </span>
  )
  return marketKey === null ? name : <Link to={keep(marketPath(marketKey, authority))}>{name}</Link>
}

function price<Field extends 'entryPrice' | 'lastOraclePrice'>(key: string, header: string, field: Field) {
  return positionColumn({
    key,
    header,
    width: 100,
    align: 'end',
    rank: 'second',
    phone: 'none',
    reads: [field],
    cell: (position) => <NumberCell number={mapNullable(position[field], formatPerpPrice)} />,
  })
}
