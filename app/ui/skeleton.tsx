import * as styles from './skeleton.css'
import { text } from './text'
import { visuallyHidden } from './text-style.css'

/** Rows that are on their way, as high as those that they stand for. */
export function Skeleton({ rows, of }: { rows: number; of: string }) {
  return (
    <div aria-busy="true">
      <p className={visuallyHidden}>{text.loading(of)}</p>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and none ever moves
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  )
}
