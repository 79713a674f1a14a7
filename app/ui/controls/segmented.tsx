import { useId } from 'react'
import { visuallyHidden } from '../theme/text-style.css'
import * as styles from './segmented-links.css'

interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/**
 * A choice of a few options that are not in the URL. It consists of radio buttons, so that the browser
 * provides arrow keys and a single tab stop.
 */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={visuallyHidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className={visuallyHidden}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
