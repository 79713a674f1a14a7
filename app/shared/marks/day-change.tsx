import type { UnixSeconds } from '~/domain/base/time'
import { formatChange, missingText } from '~/domain/format/format'
import { Age } from '~/ui/marks/age'
import { tone } from '~/ui/theme/text-style.css'
import { keptAge, keptChange } from './day-change.css'
import { keptChangeText } from './kept-change-text'
import { changeTone } from './sign-tone'

interface DayChangeProps {
  /** Change of a price in the last 24 hours, percent. `null`: unknown. */
  readonly percent: number | null
  /** Time from which the change is kept. `null`: the change is current. */
  readonly keptAt: UnixSeconds | null
}

/** A 24-hour change in a table. A change that is no longer current is grey, with its age in brackets before it. */
export function DayChange({ percent, keptAt }: DayChangeProps) {
  if (percent === null) return <span className={tone.muted}>{missingText}</span>
  if (keptAt === null) return <span className={tone[changeTone(percent)]}>{formatChange(percent)}</span>
  return (
    <span className={`${tone.subtle} ${keptChange}`} title={keptChangeText.title}>
      <span className={keptAge}>
        (<Age at={keptAt} />){' '}
      </span>
      {formatChange(percent)}
    </span>
  )
}
