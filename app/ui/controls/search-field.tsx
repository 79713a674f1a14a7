import { forwardRef, type InputHTMLAttributes } from 'react'
import { Icon } from '../marks/icon'
import * as styles from './field.css'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Accessible name. The placeholder may be longer. */
  readonly label: string
}

/** A search field. Its text can be of any length. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, ...rest },
  ref,
) {
  return (
    <span className={styles.field}>
      <Icon name="search" size={16} />
      <input
        ref={ref}
        type="search"
        className={styles.bare}
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        {...rest}
      />
    </span>
  )
})
