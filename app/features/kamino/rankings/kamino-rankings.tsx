import type { KaminoFilledOrderWire, KaminoTokenWire, KaminoTraderWire } from '~/contracts/kamino'
import type { PolledResult } from '~/contracts/state/panel'
import { Link } from '~/ui/controls/link'
import { type CardWindow, windowParams } from '../kamino-params'
import { kaminoText } from '../kamino-text'
import { TierLegend } from '../trader-tier'
import { RankingCard } from './ranking-card'
import { allTraders } from './ranking-card.css'
import { filledColumns, tokenColumns, traderColumns } from './ranking-columns'

interface RankingProps<Row> {
  readonly current: CardWindow
  readonly answer: PolledResult<readonly Row[]>
}

/** Card with the largest traders and their tiers. */
export function TopTraders(props: RankingProps<KaminoTraderWire>) {
  return (
    <RankingCard
      title={kaminoText.topTraders}
      param={windowParams.traders}
      path="/api/kamino/traders/top"
      columns={traderColumns}
      keyOf={({ trader }) => trader}
      metricId="kaminoTraderVolume"
      note={<TierLegend />}
      more={
        <Link to="/kamino/traders" className={allTraders}>
          {kaminoText.allTraders}
        </Link>
      }
      {...props}
    />
  )
}

/** Card with the orders that have the largest filled volume. */
export function TopTrades(props: RankingProps<KaminoFilledOrderWire>) {
  return (
    <RankingCard
      title={kaminoText.topTrades}
      param={windowParams.trades}
      path="/api/kamino/trades/top/filled"
      columns={filledColumns}
      keyOf={({ publicKey }) => publicKey}
      metricId="kaminoFilledOrder"
      note={kaminoText.valued}
      {...props}
    />
  )
}

/** Card with the tokens that have the largest traded volume. */
export function TopTokens(props: RankingProps<KaminoTokenWire>) {
  return (
    <RankingCard
      title={kaminoText.topTokens}
      param={windowParams.tokens}
      path="/api/kamino/tokens/top"
      columns={tokenColumns}
      keyOf={({ mint }) => mint}
      metricId="kaminoTokenVolume"
      note={kaminoText.countedOnce}
      {...props}
    />
  )
}
