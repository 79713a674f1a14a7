import * as styles from './charts.css'

interface ChartLegendProps {
  readonly entries: readonly { readonly label: string; readonly color: string }[]
}

/** Which colour is what. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ label, color }) => (
        <li key={label} className={styles.legendEntry}>
          <Swatch color={color} />
          {label}
        </li>
      ))}
    </ul>
  )
}

export function Swatch({ color }: { readonly color: string }) {
  return <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
}
