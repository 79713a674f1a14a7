import * as styles from '~/shared/marks/side-mark.css'
import { tone } from '~/ui/theme/text-style.css'
import { feedText } from './feed-text'

/**
 * Marks a direction as LONG or SHORT with a symbol, a word and a colour, so that colour is never the only
 * difference.
 */
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
