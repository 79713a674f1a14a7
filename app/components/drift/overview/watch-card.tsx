import { useLocation } from '@remix-run/react'
import { memo } from 'react'
import type { PerpMarketWire } from '~/contracts/perp'
import {
  type RiskReason,
  rankByDivergence,
  rankByImbalance,
  rankByRisk,
  riskReasonsOf,
} from '~/domain/perp-rankings'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { PanelState } from '~/ui/panel-state'
import { SegmentedLinks } from '~/ui/segmented-links'
import { assign, hrefWith, readParam } from '~/ui/url-param'
import { MetricInfo } from '../../metric-info/metric-info'
import { figures } from '../figures'
import { LiveFigure } from '../live-figure'
import { ratioText } from '../market-figures'
import { RatioBar } from '../ratio-bar'
import { type ListColumn, ListTable } from './list-table'
import * as styles from './list-table.css'
import { overviewParams } from './overview-params'
import { overviewText } from './overview-text'

const lists = ['risk', 'imbalanced', 'divergence'] as const

const rankBy = { risk: rankByRisk, imbalanced: rankByImbalance, divergence: rankByDivergence } as const

const ratioAndFunding: readonly ListColumn[] = [
  {
    label: overviewText.columns.ratio,
    align: 'end',
    cell: ({ longShortRatio }) => <RatioBar ratio={longShortRatio} />,
    readsAs: ({ longShortRatio }) => ratioText(longShortRatio),
  },
  {
    label: overviewText.funding,
    align: 'end',
    cell: ({ publicKey }) => <LiveFigure market={publicKey} {...figures.fundingYear} toneOf={undefined} />,
  },
]
const withDay: readonly ListColumn[] = [
  ...ratioAndFunding,
  {
    label: overviewText.day,
    align: 'end',
    cell: ({ publicKey }) => <LiveFigure market={publicKey} {...figures.change} />,
  },
]
const withReasons: readonly ListColumn[] = [
  ...ratioAndFunding,
  {
    label: overviewText.reason,
    cell: (market) => <Reasons market={market} />,
    readsAs: (market) => riskReasonsOf(market).join(),
  },
]

/**
 * List of markets to watch: markets with high risk, imbalanced markets, and markets positioned against the
 * price.
 */
export function WatchCard({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  const location = useLocation()
  const list = readParam(overviewParams.watch, new URLSearchParams(location.search))
  const ranked = rankBy[list](markets)
  return (
    <Card
      title={overviewText.watchTitles[list]}
      status={<MetricInfo of="overviewLists" />}
      actions={<ListChoice list={list} />}
    >
      {ranked.length === 0 ? (
        <PanelState kind="empty" title={overviewText.nothing} reason={overviewText.watchEmpty[list]} />
      ) : (
        <ListTable
          caption={overviewText.watchTitles[list]}
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
  const location = useLocation()
  return (
    <SegmentedLinks
      label={overviewText.watch}
      segments={lists.map((each) => ({
        label: overviewText.watchLabels[each],
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

function Reasons({ market }: { market: PerpMarketWire }) {
  return (
    <span className={styles.reasons}>
      {riskReasonsOf(market).map((reason) => (
        <Chip key={reason} kind={chipOf[reason]}>
          {overviewText.reasons[reason]}
        </Chip>
      ))}
    </span>
  )
}
