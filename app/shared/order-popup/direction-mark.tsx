import { glyph, side } from '~/shared/marks/side-mark.css'
import { tone } from '~/ui/theme/text-style.css'
import { orderText } from './order-text'

/** LONG or SHORT as a glyph, a word and a colour, because colour alone is not accessible. */
export function DirectionMark({ long }: { readonly long: boolean }) {
  return (
    <span className={`${side} ${long ? tone.buy : tone.sell}`}>
      <i className={glyph} aria-hidden="true">
        {long ? '▲' : '▼'}
      </i>
      {long ? orderText.long : orderText.short}
    </span>
  )
}
