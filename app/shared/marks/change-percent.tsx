import { formatChange } from '~/domain/format/format'
import { tone } from '~/ui/theme/text-style.css'
import { changeTone, signMarks } from './sign-tone'

/** A change in percent, shown as a glyph, a sign and a colour. */
export function ChangePercent({ percent }: { readonly percent: number }) {
  const inTone = changeTone(percent)
  return (
    <span className={tone[inTone]}>
      <span aria-hidden="true">{signMarks[inTone]}</span> {formatChange(percent)}
    </span>
  )
}
