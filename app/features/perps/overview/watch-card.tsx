import { memo } from 'react'
import {
  type RiskReason,
  rankByDivergence,
  rankByImbalance,
  rankByRisk,
  riskReasonsOf,
} from '~/domain/perp/perp-rankings'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Chip } from '~/ui/marks/chip'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { assign, hrefWith, readParam } from '~/ui/url/url-param'
import { ChangeFigure } from '../markets/change-figure'
import { LiveFigure } from '../markets/live-figure'
import { figureFormats } from '../markets/live-figure-formats'
import type { VenueMarketWire } from '../markets/markets-state'
import { useMarketText } from '../markets/use-market-text'
import { usePagePlace } from '../venue/venue-provider'
import { ListTable, listColumn } from './list-table'
import * as styles from './list-table.css'
import { LiveRatio } from './live-ratio'
import { overviewParams } from './overview-params'
import { perpsOverviewText } from './perps-overview-text'

const lists = ['risk', 'imbalanced', 'divergence'] as const

const rankBy = { risk: rankByRisk, imbalanced: rankByImbalance, divergence: rankByDivergence } as const

const ratioColumn = listColumn({
  key: 'ratio',
  header: perpsOverviewText.columns.ratio,
  align: 'end',
  reads: ['publicKey'],
  cell: ({ publicKey }) => <LiveRatio market={publicKey} />,
})
const fundingColumn = listColumn({
  key: 'funding',
  header: perpsOverviewText.funding,
  align: 'end',
  reads: ['publicKey'],
  cell: ({ publicKey }) => (
    <LiveFigure market={publicKey} {...figureFormats.fundingYear} toneOf={undefined} />
  ),
})
const dayColumn = listColumn({
  key: 'day',
  header: perpsOverviewText.day,
  align: 'end',
  reads: ['publicKey'],
  cell: ({ publicKey }) => <ChangeFigure market={publicKey} />,
})
const reasonColumn = listColumn({
  key: 'reason',
  header: perpsOverviewText.reason,
  phone: 'below',
  reads: ['publicKey'],
  cell: ({ publicKey }) => <Reasons market={publicKey} />,
})
const withDay = [ratioColumn, fundingColumn, dayColumn]
const withReasons = [ratioColumn, fundingColumn, reasonColumn]

/**
 * List of markets to watch: markets with high risk, imbalanced markets, and markets positioned against the
 * price.
 */
export function WatchCard({ markets }: { readonly markets: readonly VenueMarketWire[] }) {
  const location = usePagePlace()
  const list = readParam(overviewParams.watch, new URLSearchParams(location.search))
  const ranked = rankBy[list](markets)
  return (
    <Card
      title={perpsOverviewText.watchTitles[list]}
      twoLines
      status={<MetricInfo of="overviewLists" />}
      actions={<ListChoice list={list} />}
    >
      {ranked.length === 0 ? (
        <PanelState
          kind="empty"
          title={perpsOverviewText.nothing}
          reason={perpsOverviewText.watchEmpty[list]}
        />
      ) : (
        <ListTable
          caption={perpsOverviewText.watchTitles[list]}
          columns={list === 'risk' ? withReasons : withDay}
          markets={ranked}
        />
      )}
    </Card>
  )
}

/**
 * Choice of the list. The component is memoized, because the market data changes every second and the choice
 * does not.
 */
const ListChoice = memo(function ListChoice({ list }: { readonly list: (typeof lists)[number] }) {
  const location = usePagePlace()
  return (
    <SegmentedLinks
      label={perpsOverviewText.watch}
      segments={lists.map((each) => ({
        label: perpsOverviewText.watchLabels[each],
        to: hrefWith(location, assign(overviewParams.watch, each)),
        current: each === list,
      }))}
    />
  )
})

const chipOf = {
  funding: 'outline',
  'negative-funding': 'outline',
  longs: 'warning',
  shorts: 'warning',
} as const satisfies Record<RiskReason, string>

/** Reasons for which a market is at risk. The cell is rendered again if they change. */
function Reasons({ market: publicKey }: { readonly market: string }) {
  const { market } = useMarketText(publicKey, (of) => reasonsOf(of).join())
  return (
    <span className={styles.reasons}>
      {reasonsOf(market).map((reason) => (
        <Chip key={reason} kind={chipOf[reason]}>
          {perpsOverviewText.reasons[reason]}
        </Chip>
      ))}
    </span>
  )
}

function reasonsOf(market: VenueMarketWire | undefined): readonly RiskReason[] {
  return market === undefined ? [] : riskReasonsOf(market)
}
