import type { ReactNode } from 'react'
import * as styles from './switch.css'

interface SwitchProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  /** Whether the switch fills the width of its container, with the knob at the far end. */
  readonly wide?: boolean
  readonly disabled?: boolean
  /** Text of the switch. */
  readonly children: ReactNode
}

/** A switch that takes effect immediately. */
export function Switch({ on, onChange, wide = false, disabled = false, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      className={wide ? styles.row : styles.control}
      onClick={() => onChange(!on)}
    >
      {wide ? children : null}
      <span className={styles.track} />
      {wide ? null : children}
    </button>
  )
}
