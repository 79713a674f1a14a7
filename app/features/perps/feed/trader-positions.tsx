import type { PerpPositionWire } from '~/contracts/perps/perp-account'
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
import { FeedUnavailable } from './feed-nothing'
import { feedText } from './feed-text'
import { BaseAmount } from './trade-columns'

const heads = feedText.positionColumns

const positionColumn = tableColumn<PerpPositionWire>()

const columns = [
  positionColumn({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['marketKey', 'baseAssetSymbol', 'authority'],
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
  readonly answer: PolledResult<WirePage<PerpPositionWire>>
}

/** Table with the selected trader's open positions in all markets. */
export function TraderPositions({ user, answer }: TraderPositionsProps) {
  const { paused } = useLive()
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
        <PanelState kind="empty" title={feedText.noPositions} reason={feedText.noPositionsLine} />
      ) : (
        <div className={region}>
          <PolledTable
            caption={feedText.positionsOf(shortKey(user))}
            columns={columns}
            rows={page.content}
            keyOf={(position) => `${position.publicKey} ${position.marketIndex}`}
          />
        </div>
      )}
    </Card>
  )
}

type NamedPosition = Pick<PerpPositionWire, 'marketKey' | 'baseAssetSymbol' | 'authority'>

function Market({ position }: { readonly position: NamedPosition }) {
  const { marketKey, baseAssetSymbol, authority } = position
  if (marketKey === null) return <MarketName symbol={baseAssetSymbol} />
  return (
    <Link to={marketPath(marketKey, authority)}>
      <MarketName symbol={baseAssetSymbol} />
    </Link>
  )
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
