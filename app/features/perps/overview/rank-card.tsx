import { memo } from 'react'
import { formatCount } from '~/domain/format/format'
import { countWithoutOpenInterest, rankByOpenInterest } from '~/domain/perp/perp-rankings'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { ChangeFigure } from '../markets/change-figure'
import { LiveFigure } from '../markets/live-figure'
import { figureFormats } from '../markets/live-figure-formats'
import type { VenueMarketWire } from '../markets/markets-state'
import { usePagePlace } from '../venue/venue-provider'
import { ListTable, listColumn } from './list-table'
import { overviewParams } from './overview-params'
import { perpsOverviewText } from './perps-overview-text'

const ends = ['top', 'bottom'] as const

const columns = [
  listColumn({
    key: 'volume',
    header: perpsOverviewText.volumeColumn,
    align: 'end',
    reads: ['publicKey'],
    cell: ({ publicKey }) => <LiveFigure market={publicKey} {...figureFormats.volume} />,
  }),
  listColumn({
    key: 'day',
    header: perpsOverviewText.day,
    align: 'end',
    reads: ['publicKey'],
    cell: ({ publicKey }) => <ChangeFigure market={publicKey} />,
  }),
  listColumn({
    key: 'openInterest',
    header: `${perpsOverviewText.columns.openInterest} $`,
    align: 'end',
    reads: ['publicKey'],
    cell: ({ publicKey }) => (
      <b>
        <LiveFigure market={publicKey} {...figureFormats.openInterest} />
      </b>
    ),
  }),
]

/** List of the ten markets with the most or the least open interest. */
export function RankCard({ markets }: { readonly markets: readonly VenueMarketWire[] }) {
  const location = usePagePlace()
  const end = readParam(overviewParams.openInterest, new URLSearchParams(location.search))
  const ranked = rankByOpenInterest(markets, end)
  const without = countWithoutOpenInterest(markets)
  return (
    <Card
      title={perpsOverviewText.largest[end]}
      twoLines
      status={<MetricInfo of="openInterest" />}
      actions={<EndChoice end={end} />}
      footer={
        without === 0 ? undefined : perpsOverviewText.withoutOpenInterest(formatCount(without), without === 1)
      }
    >
      {ranked.length === 0 ? (
        <PanelState
          kind="empty"
          title={perpsOverviewText.largest[end]}
          reason={perpsOverviewText.noOpenInterest}
        />
      ) : (
        <ListTable caption={perpsOverviewText.largest[end]} numbered columns={columns} markets={ranked} />
      )}
    </Card>
  )
}

/**
 * Choice between most and least open interest. The component is memoized, because the market data changes
 * every second and the choice does not.
 */
const EndChoice = memo(function EndChoice({ end }: { readonly end: (typeof ends)[number] }) {
  const location = usePagePlace()
  return (
    <SegmentedLinks
      label={perpsOverviewText.openInterestEnds}
      segments={ends.map((each) => ({
        label: perpsOverviewText[each],
        to: hrefWith(location, assign(overviewParams.openInterest, each)),
        current: each === end,
      }))}
    />
  )
})
