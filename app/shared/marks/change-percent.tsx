import { formatChange } from '~/domain/format/format'
import { tone } from '~/ui/theme/text-style.css'
import { changeTone, signMarks } from './sign-tone'

interface ChangePercentProps {
  readonly percent: number
  /** Whether the change is no longer current. It is then grey. */
  readonly kept?: boolean
}

/** A change in percent, shown as a glyph, a sign and a colour. */
export function ChangePercent({ percent, kept = false }: ChangePercentProps) {
  const inTone = changeTone(percent)
  return (
    <span className={tone[kept ? 'subtle' : inTone]}>
      <span aria-hidden="true">{signMarks[inTone]}</span> {formatChange(percent)}
    </span>
  )
}
