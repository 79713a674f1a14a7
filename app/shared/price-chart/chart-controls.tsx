import { useId } from 'react'
import { button } from '~/ui/controls/button-class'
import { segment, segments } from '~/ui/controls/segmented-links.css'
import { Icon } from '~/ui/marks/icon'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { type ChartType, chartTypes } from './chart-choices'
import { chartText } from './chart-text'
import * as styles from './token-chart.css'

interface TableToggleProps {
  readonly asTable: boolean
  readonly onTable: (asTable: boolean) => void
}

/** Button that switches between a chart and its table. */
export function TableToggle({ asTable, onTable }: TableToggleProps) {
  const label = asTable ? text.viewAsChart : text.viewAsTable
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'icon' })}
      aria-label={label}
      title={label}
      onClick={() => onTable(!asTable)}
    >
      <Icon name={asTable ? 'chart' : 'table'} size={16} />
    </button>
  )
}

/** Choice between the types of a chart. */
export function TypeChoice({ type, onChange }: { type: ChartType; onChange: (type: ChartType) => void }) {
  const name = useId()
  return (
    <fieldset className={segments}>
      <legend className={visuallyHidden}>{chartText.type}</legend>
      {chartTypes.map((value) => (
        <label key={value} className={segment} title={chartText.types[value]}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            aria-label={chartText.types[value]}
            checked={value === type}
            onChange={() => onChange(value)}
          />
          <TypeIcon type={value} />
        </label>
      ))}
    </fieldset>
  )
}

/** Icon paths in a view box of 16 × 16. */
const drawings = {
  candlestick: 'M4 2v2m0 6v2M2.500 4h3v6h-3zM11.500 3v3m0 5v3M10 6h3v5h-3z',
  area: 'm2 12 4-5 3 3 5-6v9H2z',
  bar: 'M4 3v9M4 5H2m2 5h2M11 4v9m0-7H9m2 5h2',
} as const satisfies Record<ChartType, string>

function TypeIcon({ type }: { type: ChartType }) {
  return (
    <svg className={styles.typeIcon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[type]} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  )
}
