import { marksText } from '~/shared/marks/marks-text'
import { Chip } from '~/ui/marks/chip'
import { Icon } from '~/ui/marks/icon'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { glyph } from './unverified.css'

interface UnverifiedProps {
  /** The well-known symbol that the token's symbol imitates. */
  readonly imitates?: string | null | undefined
  /** Whether the mark is a word, as beside the title of a page. In tables and lists it is a glyph. */
  readonly inWords?: boolean
}

/** Marks a token as unverified. */
export function Unverified({ imitates = null, inWords = false }: UnverifiedProps) {
  const title = imitates === null ? marksText.unverifiedTitle : marksText.imitates(imitates)
  return (
    <Chip kind="warning" title={title}>
      {inWords ? (
        marksText.unverified
      ) : (
        <span className={glyph}>
          <Icon name="warning" size={12} />
          <span className={visuallyHidden}>{marksText.unverified}</span>
        </span>
      )}
    </Chip>
  )
}
