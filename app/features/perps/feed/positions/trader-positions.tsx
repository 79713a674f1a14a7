import type { PerpPositionWire } from '~/contracts/perps/perp-account'
import type { OfVenue } from '~/contracts/perps/venue'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { shortKey } from '~/domain/format/format'
import { useLive } from '~/shared/live/live-provider'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { marketPath } from '~/shared/paths/drift-paths'
import { MarketName } from '~/shared/perps/market-name'
import { positionFigures } from '~/shared/perps/position-figures'
import { Link } from '~/ui/controls/link'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { PolledTable } from '~/ui/table/polled-table'
import { tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { VenueMark } from '../../venue/venue-mark'
import { useVenue } from '../../venue/venue-provider'
import { placeOfChoice } from '../../venue/venue-text'
import * as styles from '../feed.css'
import { FeedUnavailable } from '../feed-nothing'
import { feedText } from '../feed-text'

type OpenPosition = OfVenue<PerpPositionWire>

const heads = feedText.positionColumns
const figures = positionFigures(heads)

const columns = [
  tableColumn<OpenPosition>()({
    key: 'market',
    header: heads.market,
    phone: 'name',
    reads: ['venue', 'marketKey', 'baseAssetSymbol', 'authority'],
    cell: (position) => <Market position={position} />,
  }),
  ...Object.values(figures),
]

interface TraderPositionsProps {
  readonly user: string
  readonly answer: PolledResult<WirePage<OpenPosition>>
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

type NamedPosition = Pick<OpenPosition, 'venue' | 'marketKey' | 'baseAssetSymbol' | 'authority'>

function Market({ position }: { readonly position: NamedPosition }) {
  const { venue, marketKey, baseAssetSymbol, authority } = position
  const { keep } = useVenue()
  const name = (
    <span className={styles.market}>
      <MarketName symbol={baseAssetSymbol} />
      <VenueMark venue={venue} />
    </span>
  )
  return marketKey === null ? (
    name
  ) : (
    <Link to={keep(marketPath(marketKey, authority))} data-row-link="">
      {name}
    </Link>
  )
}
