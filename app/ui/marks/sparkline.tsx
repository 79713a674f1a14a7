import * as styles from './sparkline.css'
import { type Box, sparklinePath } from './sparkline-path'

interface SparklineProps {
  /** Values at equal distances in time, oldest first. `null`: unknown. */
  readonly values: readonly (number | null)[]
  /** Text alternative for screen readers. */
  readonly label: string
  readonly tone?: keyof typeof styles.stroke
  readonly size?: Box
}

/** A small line chart without axes, about the size of a word. */
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
