import type { WireRankingTotals } from '~/contracts/kamino'
import { formatCount, formatUsd, missingText } from '~/domain/format/format'
import { formatDollars } from '~/domain/format/format-dollars'
import { mapNullable } from '~/lib/map-nullable'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { Stat } from '~/ui/panel/stat'
import { NumberCell } from '~/ui/table/number-cell'
import { kaminoText } from './kamino-text'

interface KaminoStatsProps {
  /** Number of active orders; `null`: unavailable. */
  readonly activeOrders: number | null
  /** Remaining value of the orders at current prices, USD. */
  readonly remainingUsd: number | null
  readonly week: WireRankingTotals | null
}

/** Figures in the header of the Kamino dashboard. */
export function KaminoStats({ activeOrders, remainingUsd, week }: KaminoStatsProps) {
  return (
    <>
      <Stat variant="row" label={kaminoText.activeOrders}>
        {activeOrders === null ? missingText : formatCount(activeOrders)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="openLimitValue">{kaminoText.remaining}</MetricInfo>}>
        {remainingUsd === null ? missingText : formatDollars(remainingUsd)}
      </Stat>
      <Stat variant="row" label={<MetricInfo of="kaminoTraderVolume">{kaminoText.filledWeek}</MetricInfo>}>
        {week === null || week.volumeUsd === null ? null : '$'}
        <NumberCell number={mapNullable(week?.volumeUsd, formatUsd)} />
      </Stat>
      <Stat variant="row" label={kaminoText.tradersWeek}>
        {week === null ? missingText : formatCount(week.traders)}
      </Stat>
    </>
  )
}
