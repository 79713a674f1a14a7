import { forwardRef, type InputHTMLAttributes } from 'react'
import * as styles from './field.css'
import { Icon } from './icon'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** Its name; the placeholder may go on. */
  readonly label: string
}

/** A field to look for something in. Any length may be written (M247). */
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
