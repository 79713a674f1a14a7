import { marksText } from '~/shared/marks/marks-text'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './unverified.css'

interface UnverifiedProps {
  /** The well-known symbol that the token's symbol imitates. */
  readonly imitates?: string | null | undefined
  /** Form of the mark: a word or a glyph. By default it depends on the width of the table. */
  readonly always?: 'words' | 'glyph' | undefined
}

/** Marks a token as unverified. */
export function Unverified({ imitates = null, always }: UnverifiedProps) {
  const title = imitates === null ? marksText.unverifiedTitle : marksText.imitates(imitates)
  const [words, glyph] =
    always === undefined ? [styles.wideOnly, styles.narrowOnly] : [undefined, styles.glyph]
  return (
    <Chip kind="warning" title={title}>
      {always === 'glyph' ? null : <span className={words}>{marksText.unverified}</span>}
      {always === 'words' ? null : (
        <span className={glyph}>
          <Icon name="warning" size={12} />
          <span className={visuallyHidden}>{marksText.unverified}</span>
        </span>
      )}
    </Chip>
  )
}
