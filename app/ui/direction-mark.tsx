import * as styles from './side-mark.css'
import { tone } from './text-style.css'

/** LONG or SHORT: glyph, word and colour, never colour alone. */
export function DirectionMark({ long }: { readonly long: boolean }) {
  return (
    <span className={`${styles.side} ${long ? tone.buy : tone.sell}`}>
      <i className={styles.glyph} aria-hidden="true">
        {long ? '▲' : '▼'}
      </i>
      {long ? 'LONG' : 'SHORT'}
    </span>
  )
}
