import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from './link'
import * as styles from './switch.css'

interface SwitchLinkProps {
  readonly on: boolean
  /** URL of the same view with the switch toggled. */
  readonly to: string
  readonly title?: string
  /** Text of the switch. */
  readonly children: ReactNode
}

/**
 * A switch whose state is in the URL. Without JavaScript it works as a link. With JavaScript, the space bar
 * also toggles it.
 */
export function SwitchLink({ on, to, title, children }: SwitchLinkProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <Link
      to={to}
      sameView
      role="switch"
      aria-checked={on}
      className={styles.control}
      title={title}
      onKeyDown={onKeyDown}
    >
      <span className={styles.track} />
      {children}
    </Link>
  )
}
