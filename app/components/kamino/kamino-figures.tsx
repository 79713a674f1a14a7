import type { WireRankingTotals } from '~/contracts/kamino'
import { formatCount, formatUsd, missingText } from '~/domain/format'
import { formatDollars } from '~/domain/format-dollars'
import { ifKnown } from '~/lib/known'
import { NumberCell } from '~/ui/number-cell'
import { Stat } from '~/ui/stat'
import { Explain } from '../explain/explain'
import { kaminoText } from './kamino-text'

interface KaminoFiguresProps {
  /** `null`: unavailable. */
  readonly activeOrders: number | null
  /** USD at current prices. */
  readonly remainingUsd: number | null
  readonly week: WireRankingTotals | null
}

/** Figures in the dashboard's header. */
export function KaminoFigures({ activeOrders, remainingUsd, week }: KaminoFiguresProps) {
  return (
    <>
      <Stat look="row" label={kaminoText.activeOrders}>
        {activeOrders === null ? missingText : formatCount(activeOrders)}
      </Stat>
      <Stat look="row" label={<Explain of="openLimitValue">{kaminoText.remaining}</Explain>}>
        {remainingUsd === null ? missingText : formatDollars(remainingUsd)}
      </Stat>
      <Stat look="row" label={<Explain of="kaminoTraderVolume">{kaminoText.filledWeek}</Explain>}>
        {week === null || week.volumeUsd === null ? null : '$'}
        <NumberCell number={ifKnown(week?.volumeUsd, formatUsd)} />
      </Stat>
      <Stat look="row" label={kaminoText.tradersWeek}>
        {week === null ? missingText : formatCount(week.traders)}
      </Stat>
    </>
  )
}
