import { missingText } from '~/domain/format'
import { Chip } from '~/ui/chip'
import { visuallyHidden } from '~/ui/text-style.css'
import { kaminoText } from './kamino-text'
import type { Standing } from './standing'
import { moved } from './standing-mark.css'

/** Change of rank: glyph, number and words. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  if (standing === null) return <span className={moved.kept}>{missingText}</span>
  if (standing === 'new') {
    return (
      <Chip kind="new" title={kaminoText.newcomerTitle}>
        {kaminoText.newcomer}
      </Chip>
    )
  }
  if (standing === 0) {
    return (
      <span className={moved.kept}>
        <span aria-hidden="true">=</span>
        <span className={visuallyHidden}>{kaminoText.rankKept}</span>
      </span>
    )
  }
  const places = Math.abs(standing)
  const isUp = standing > 0
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
