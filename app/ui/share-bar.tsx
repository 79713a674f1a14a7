import * as styles from './share-bar.css'

/** Shares of buys (left) and sells as parts of one bar. */
export function ShareBar({
  buyPercent,
  label,
}: {
  /** Percent of the total, 0 to 100. */
  readonly buyPercent: number
  readonly label: string
}) {
  return (
    <span className={styles.bar} role="img" aria-label={label} title={label}>
      <i className={styles.buys} style={{ width: `${buyPercent.toFixed(1)}%` }} />
      <i className={styles.sells} />
    </span>
  )
}
