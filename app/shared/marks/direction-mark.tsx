import { tone } from '~/ui/theme/text-style.css'
import { marksText } from './marks-text'
import * as styles from './side-mark.css'

/** Shows LONG or SHORT as glyph, word and colour. Colour alone would not be accessible. */
export function DirectionMark({ long }: { readonly long: boolean }) {
  return (
    <span className={`${styles.side} ${long ? tone.buy : tone.sell}`}>
      <i className={styles.glyph} aria-hidden="true">
        {long ? '▲' : '▼'}
      </i>
      {long ? marksText.long : marksText.short}
    </span>
  )
}
