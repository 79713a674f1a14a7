import { memo } from 'react'
import { marksText } from '~/shared/marks/marks-text'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './side-mark.css'

/** Shows BUY or SELL as glyph, word and colour. Colour alone would not be accessible. */
export const SideMark = memo(function SideMark({ buy }: { readonly buy: boolean }) {
  return (
    <span className={`${styles.side} ${buy ? tone.buy : tone.sell}`}>
      <i className={styles.glyph} aria-hidden="true">
        {buy ? '▲' : '▼'}
      </i>
      {buy ? marksText.buy : marksText.sell}
    </span>
  )
})
