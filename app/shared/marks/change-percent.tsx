import { formatChange } from '~/domain/format/format'
import { tone } from '~/ui/theme/text-style.css'

/** A change in percent, shown as a glyph, a sign and a colour. */
export function ChangePercent({ percent }: { readonly percent: number }) {
  const falls = percent < 0
  return (
    <span className={falls ? tone.sell : tone.buy}>
      <span aria-hidden="true">{falls ? '▼' : '▲'}</span> {formatChange(percent)}
    </span>
  )
}
