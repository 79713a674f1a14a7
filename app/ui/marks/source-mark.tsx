import { visuallyHidden } from '../theme/text-style.css'
import { Icon } from './icon'
import * as styles from './source-mark.css'

interface SourceMarkProps {
  /** Problem of the data source. The page also shows the problem once as text. `undefined`: no problem. */
  readonly notice: string | undefined
}

/** Marks data whose source has a problem. */
export function SourceMark({ notice }: SourceMarkProps) {
  if (notice === undefined) return null
  return (
    <span className={styles.mark} title={notice}>
      <Icon name="warning" size={14} />
      <span className={visuallyHidden}>{notice}</span>
    </span>
  )
}
