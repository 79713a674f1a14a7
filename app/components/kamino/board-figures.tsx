import type { WireRankingTotals } from '~/contracts/kamino'
import { formatCount, formatDecimals, formatUsd, missingText } from '~/domain/format'
import { ifKnown } from '~/lib/known'
import { NumberCell } from '~/ui/number-cell'
import { Stat } from '~/ui/stat'
import { Explain } from '../explain/explain'
import type { BoardWindow } from './kamino-params'
import { kaminoText } from './kamino-text'

interface BoardFiguresProps {
  readonly window: BoardWindow
  /** `null`: unavailable. */
  readonly totals: WireRankingTotals | null
}

/** Totals of all traders in the period. */
export function BoardFigures({ window, totals }: BoardFiguresProps) {
  const { figures, spans } = kaminoText
  const span = spans[window]
  return (
    <>
      <Stat look="row" label={figures.traders(span)}>
        {totals === null ? missingText : formatCount(totals.traders)}
      </Stat>
      <Stat look="row" label={<Explain of="kaminoTraderVolume">{figures.volume(span)}</Explain>}>
        {totals === null || totals.volumeUsd === null ? null : '$'}
        <NumberCell number={ifKnown(totals?.volumeUsd, formatUsd)} />
      </Stat>
      <Stat look="row" label={figures.swaps(span)}>
        {totals === null ? missingText : formatCount(totals.fills)}
      </Stat>
      <Stat look="row" label={<Explain of="kaminoTraderShare">{figures.topTen}</Explain>}>
        {totals === null || totals.topTenPercent === null
          ? missingText
          : `${formatDecimals(totals.topTenPercent, 1)}%`}
      </Stat>
    </>
  )
}
