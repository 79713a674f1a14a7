import type { WireRankingTotals } from '~/contracts/kamino'
import { formatCount, formatDecimals, formatUsd, missingText } from '~/domain/format/format'
import { mapNullable } from '~/lib/map-nullable'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { Stat } from '~/ui/panel/stat'
import { NumberCell } from '~/ui/table/number-cell'
import type { BoardWindow } from '../kamino-params'
import { kaminoText } from '../kamino-text'

interface BoardStatsProps {
  readonly window: BoardWindow
  /** Totals of the leaderboard; `null`: unavailable. */
  readonly totals: WireRankingTotals | null
}

/** Figures with the totals of all traders in the period. */
export function BoardStats({ window, totals }: BoardStatsProps) {
  const { stats, spans } = kaminoText
  const span = spans[window]
  return (
    <>
      <Stat variant="row" label={stats.traders(span)}>
        {totals === null ? missingText : formatCount(totals.traders)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="kaminoTraderVolume">{stats.volume(span)}</MetricInfo>}>
        {totals === null || totals.volumeUsd === null ? null : '$'}
        <NumberCell number={mapNullable(totals?.volumeUsd, formatUsd)} />
      </Stat>
      <Stat variant="row" label={stats.swaps(span)}>
        {totals === null ? missingText : formatCount(totals.fills)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="kaminoTraderShare">{stats.topTen}</MetricInfo>}>
        {totals === null || totals.topTenPercent === null
          ? missingText
          : `${formatDecimals(totals.topTenPercent, 1)}%`}
      </Stat>
    </>
  )
}
