import { useLocation } from '@remix-run/react'
import type { PerpMarketWire } from '~/contracts/perp'
import { formatCount } from '~/domain/format'
import { countWithoutOpenInterest, rankByOpenInterest } from '~/domain/perp-rankings'
import { Card } from '~/ui/card'
import { PanelState } from '~/ui/panel-state'
import { SegmentedLinks } from '~/ui/segmented-links'
import { tone } from '~/ui/text-style.css'
import { assign, hrefWith, readParam } from '~/ui/url-param'
import { Explain } from '../../explain/explain'
import { changeText, toneOf, usdText } from '../market-figures'
import { ListTable } from './list-table'
import { overviewParams } from './overview-params'
import { overviewText } from './overview-text'

const ends = ['top', 'bottom'] as const

const heads = [
  { label: overviewText.volume, end: true },
  { label: overviewText.day, end: true },
  { label: overviewText.columns.openInterest, end: true },
] as const

/** The ten markets with most or with least open interest (M196). */
export function RankCard({ markets }: { readonly markets: readonly PerpMarketWire[] }) {
  const location = useLocation()
  const end = readParam(overviewParams.openInterest, new URLSearchParams(location.search))
  const ranked = rankByOpenInterest(markets, end)
  const without = countWithoutOpenInterest(markets)
  return (
    <Card
      title={overviewText.largest[end]}
      status={<Explain of="openInterest" />}
      actions={
        <SegmentedLinks
          label={overviewText.openInterestEnds}
          segments={ends.map((each) => ({
            label: overviewText[each],
            to: hrefWith(location, assign(overviewParams.openInterest, each)),
            current: each === end,
          }))}
        />
      }
      footer={
        without === 0 ? undefined : overviewText.withoutOpenInterest(formatCount(without), without === 1)
      }
    >
      {ranked.length === 0 ? (
        <PanelState kind="empty" title={overviewText.largest[end]} reason={overviewText.noOpenInterest} />
      ) : (
        <ListTable
          caption={overviewText.largest[end]}
          numbered
          heads={heads}
          rows={ranked.map((market) => ({
            market,
            cells: [
              usdText(market.recentVolume),
              <span key="change" className={tone[toneOf(market.priceChange24Hour)]}>
                {changeText(market.priceChange24Hour)}
              </span>,
              <b key="oi">{usdText(market.openInterestUsd)}</b>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
