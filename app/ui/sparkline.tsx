import * as styles from './sparkline.css'
import { type Box, sparklinePath } from './sparkline-path'

interface SparklineProps {
  /** At even distances, the oldest first; null = unknown. */
  readonly values: readonly (number | null)[]
  /** What the line says, in words: it is all that some readers have of it. */
  readonly label: string
  readonly tone?: keyof typeof styles.stroke
  readonly size?: Box
}

/** A line without axes, as large as a word. */
export function Sparkline({
  values,
  label,
  tone = 'neutral',
  size = { width: 96, height: 24 },
}: SparklineProps) {
  const { width, height } = size
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={sparklinePath(values, size)} className={`${styles.line} ${styles.stroke[tone]}`} />
    </svg>
  )
}
