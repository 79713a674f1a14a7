import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from './link'
import * as styles from './switch.css'

interface SwitchLinkProps {
  readonly on: boolean
  /** The address of the same view with the switch turned. */
  readonly to: string
  readonly title?: string
  /** Its name. */
  readonly children: ReactNode
}

/** A switch whose position the address remembers: without JavaScript a link, with it also worked by the space bar. */
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
