import { Chip } from './chip'
import { Icon } from './icon'
import { text } from './text'
import { visuallyHidden } from './text-style.css'
import * as styles from './unverified.css'

interface UnverifiedProps {
  /** The well-known symbol that this one looks like without being it. */
  readonly imitates?: string | null | undefined
  /** Always in words, also where the container is narrow. */
  readonly inWords?: boolean
}

/** Says of a token that nobody vouches for it. */
export function Unverified({ imitates = null, inWords = false }: UnverifiedProps) {
  const title = imitates === null ? text.unverifiedTitle : text.imitates(imitates)
  if (inWords) {
    return (
      <Chip kind="warning" title={title}>
        {text.unverified}
      </Chip>
    )
  }
  return (
    <Chip kind="warning" title={title}>
      <span className={styles.wideOnly}>{text.unverified}</span>
      <span className={styles.narrowOnly}>
        <Icon name="warning" size={12} />
        <span className={visuallyHidden}>{text.unverified}</span>
      </span>
    </Chip>
  )
}
