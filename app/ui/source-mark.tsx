import { Icon } from './icon'
import * as styles from './source-mark.css'
import { visuallyHidden } from './text-style.css'

interface SourceMarkProps {
  /** What is wrong with the source, as the page says once for all that it shows; undefined = nothing. */
  readonly notice: string | undefined
}

/** Marks what stands on a source that has something wrong with it. */
export function SourceMark({ notice }: SourceMarkProps) {
  if (notice === undefined) return null
  return (
    <span className={styles.mark} title={notice}>
      <Icon name="warning" size={14} />
      <span className={visuallyHidden}>{notice}</span>
    </span>
  )
}
