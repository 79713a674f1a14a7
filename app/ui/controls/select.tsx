import { Icon } from '../marks/icon'
import * as styles from './field.css'

interface SelectProps<Value extends string> {
  /** Accessible name. */
  readonly label: string
  /** Name of the URL parameter. The form uses it without JavaScript. */
  readonly name?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A choice of one option among many, as a native select element. */
export function Select<Value extends string>({ label, name, value, options, onChange }: SelectProps<Value>) {
  return (
    <span className={styles.selectFrame}>
      <select
        className={styles.select}
        name={name}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={12} />
    </span>
  )
}
