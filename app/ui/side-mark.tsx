import { memo } from 'react'
import * as styles from './side-mark.css'
import { text } from './text'
import { tone } from './text-style.css'

/** BUY or SELL: glyph, word and colour, never colour alone. */
export const SideMark = memo(function SideMark({ buy }: { readonly buy: boolean }) {
  return (
    <span className={`${styles.side} ${buy ? tone.buy : tone.sell}`}>
      <i className={styles.glyph} aria-hidden="true">
        {buy ? '▲' : '▼'}
      </i>
      {buy ? text.buy : text.sell}
    </span>
  )
})
