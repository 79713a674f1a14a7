import { Unverified } from '~/shared/marks/unverified'
import * as styles from './charts.css'
import type { BarSeries } from './series'

interface ChartLegendProps {
  readonly entries: readonly Pick<BarSeries, 'label' | 'unverified' | 'color'>[]
}

/** Lists the series with their colours. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ color, ...name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: token names are not unique
        <li key={index} className={styles.legendEntry}>
          <Swatch color={color} />
          <SeriesName {...name} />
        </li>
      ))}
    </ul>
  )
}

/** Name of a series, with a badge if the token is unverified. */
export function SeriesName({ label, unverified = false }: Pick<BarSeries, 'label' | 'unverified'>) {
  return (
    <span className={styles.name}>
      <bdi className={styles.words} translate="no">
        {label}
      </bdi>
      {unverified ? <Unverified /> : null}
    </span>
  )
}

export function Swatch({ color }: { readonly color: string }) {
  return <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
}
