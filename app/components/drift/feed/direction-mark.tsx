import * as styles from '~/ui/side-mark.css'
import { tone } from '~/ui/text-style.css'
import { feedText } from './feed-text'

/** LONG or SHORT: glyph, word and colour, never colour alone. */
export function DirectionMark({ long }: { readonly long: boolean }) {
  return (
    <span className={`${styles.side} ${long ? tone.buy : tone.sell}`}>
      <i className={styles.glyph} aria-hidden="true">
        {long ? '▲' : '▼'}
      </i>
      {long ? feedText.long : feedText.short}
    </span>
  )
}
