import * as styles from './buy-sell-bar.css'

/** Shares of buys and sells as two parts of one bar. Buys are on the left. */
export function BuySellBar({
  buyPercent,
  label,
}: {
  /** Share, percent of the total, 0 to 100. */
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
