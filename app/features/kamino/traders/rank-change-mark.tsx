import { missingText } from '~/domain/format/format'
import { Chip } from '~/ui/marks/chip'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { kaminoText } from '../kamino-text'
import type { RankChange } from './board-row'
import { moved } from './rank-change-mark.css'

/** Shows a change of rank as a symbol, a number and words. */
export function RankChangeMark({ rankChange }: { readonly rankChange: RankChange }) {
  if (rankChange === null) return <span className={moved.kept}>{missingText}</span>
  if (rankChange === 'new') {
    return (
      <Chip kind="new" title={kaminoText.newcomerTitle}>
        {kaminoText.newcomer}
      </Chip>
    )
  }
  if (rankChange === 0) {
    return (
      <span className={moved.kept}>
        <span aria-hidden="true">=</span>
        <span className={visuallyHidden}>{kaminoText.rankKept}</span>
      </span>
    )
  }
  const places = Math.abs(rankChange)
  const isUp = rankChange > 0
  return (
    <span className={isUp ? moved.up : moved.down}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'} {places}
      </span>
      <span className={visuallyHidden}>
        {isUp ? kaminoText.rankGained(places) : kaminoText.rankLost(places)}
      </span>
    </span>
  )
}
