import { useId } from 'react'
import type { ParameterEntry } from '../catalogue'
import { BacktickText } from '../code/backtick-text'
import { docsText } from '../docs-text'
import { parameterFacts } from '../parameter-facts'
import * as styles from './operation-card.css'

interface ParameterFieldProps {
  readonly parameter: ParameterEntry
  readonly value: string
  /** Whether this required field was empty when the visitor last tried to send the request. */
  readonly missing: boolean
  readonly onChange: (name: string, value: string) => void
}

/** Name, description and input field of one parameter. */
export function ParameterField({ parameter, value, missing, onChange }: ParameterFieldProps) {
  const id = useId()
  const { name, description, required } = parameter
  return (
    <div className={styles.parameter}>
      <label htmlFor={id} className={styles.parameterName}>
        <code>{name}</code>
        {required ? (
          <span className={styles.required} title={docsText.required}>
            *
          </span>
        ) : null}
      </label>
      <p id={`${id}d`} className={styles.parameterLine}>
        <BacktickText text={description} /> {parameterFacts(parameter)}
      </p>
      <Field
        parameter={parameter}
        value={value}
        onChange={onChange}
        common={{
          id,
          'aria-describedby': `${id}d`,
          'aria-required': required || undefined,
          'aria-invalid': missing || undefined,
        }}
      />
    </div>
  )
}

interface FieldProps extends Pick<ParameterFieldProps, 'parameter' | 'value' | 'onChange'> {
  readonly common: {
    // The input has no `name`, because a name such as `id` would shadow the form's own property.
    readonly id: string
    readonly 'aria-describedby': string
    readonly 'aria-required': true | undefined
    readonly 'aria-invalid': true | undefined
  }
}

function Field({ parameter, value, onChange, common }: FieldProps) {
  const { name, kind, options, required, fallback, example, minimum, maximum } = parameter
  if (kind === 'choice') {
    return (
      <select
        className={styles.choice}
        value={value}
        onChange={(event) => onChange(name, event.target.value)}
        {...common}
      >
        {required && fallback !== undefined ? null : <option value="">{docsText.notSaid}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  return (
    <input
      type={kind === 'number' ? 'number' : 'text'}
      step="any"
      min={minimum}
      max={maximum}
      className={styles.input}
      placeholder={example}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(name, event.target.value)}
      {...common}
    />
  )
}
