import { Link } from './link'
import * as styles from './segmented-links.css'

interface Segment {
  readonly label: string
  readonly to: string
  readonly current: boolean
}

/** A choice of a few views that each have a URL. */
export function SegmentedLinks({ label, segments }: { label: string; segments: readonly Segment[] }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map((segment) => (
        <Link
          key={segment.label}
          to={segment.to}
          sameView
          className={styles.segment}
          aria-current={segment.current ? 'true' : undefined}
        >
          {segment.label}
        </Link>
      ))}
    </nav>
  )
}
