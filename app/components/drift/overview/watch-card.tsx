import { useLocation } from '@remix-run/react'
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
import { tone } from '~/ui/text-style.css'
import { assign, hrefWith, readParam } from '~/ui/url-param'
import { Explain } from '../../explain/explain'
import { changeText, fundingText, toneOf } from '../market-figures'
import { RatioBar } from '../ratio-bar'
import { ListTable } from './list-table'
import * as styles from './list-table.css'
import { overviewParams } from './overview-params'
import { overviewText } from './overview-text'

const lists = ['risk', 'imbalanced', 'divergence'] as const

const rankBy = { risk: rankByRisk, imbalanced: rankByImbalance, divergence: rankByDivergence } as const

const ratioAndFunding = [
  { label: overviewText.columns.ratio, end: true },
  { label: overviewText.funding, end: true },
] as const

/** Markets that one should look at twice: risky, one-sided, or crowded against their price (M196). */
export function WatchCard({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  const location = useLocation()
  const list = readParam(overviewParams.watch, new URLSearchParams(location.search))
  const ranked = rankBy[list](markets)
  const last = list === 'risk' ? overviewText.reason : overviewText.day
  return (
    <Card
      title={overviewText.watchTitles[list]}
      status={<Explain of="overviewLists" />}
      actions={
        <SegmentedLinks
          label={overviewText.watch}
          segments={lists.map((each) => ({
            label: overviewText.watchLabels[each],
            to: hrefWith(location, assign(overviewParams.watch, each)),
            current: each === list,
          }))}
        />
      }
    >
      {ranked.length === 0 ? (
        <PanelState kind="empty" title={overviewText.nothing} reason={overviewText.watchEmpty[list]} />
      ) : (
        <ListTable
          caption={overviewText.watchTitles[list]}
          heads={[...ratioAndFunding, { label: last, end: list !== 'risk' }]}
          rows={ranked.map((market) => ({
            market,
            cells: [
              <RatioBar key="ratio" ratio={market.longShortRatio} />,
              fundingText(market.lastFundingRate),
              list === 'risk' ? <Reasons key="why" market={market} /> : <Change key="day" market={market} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}

function Change({ market: { priceChange24Hour } }: { market: PerpMarketWire }) {
  return <span className={tone[toneOf(priceChange24Hour)]}>{changeText(priceChange24Hour)}</span>
}

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
