import { useRef } from 'react'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'
import { useSeen } from '~/ui/use-seen'
import { ShortcutsButton } from '../keyboard/shortcuts-button'
import * as styles from './footer.css'
import { isBuilt } from './pages'
import { useSite } from './site'
import { SocialLinks } from './social-links'

/** The end of every page (M39). */
export function Footer() {
  const note = useRef<HTMLSpanElement>(null)
  // Asking for its name is slow the first time, so a page that nobody scrolls to the end of never asks.
  const zone = useSeen(note) ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC'
  const feeBps = useSite()?.operator.outside.referrerFeeBps
  return (
    <footer className={styles.foot}>
      <Link to="/api/docs" className={styles.link}>
        {text.api}
      </Link>
      {isBuilt('/about') ? (
        <Link to="/about" className={styles.link}>
          {text.about}
        </Link>
      ) : null}
      <Link to="/status" className={styles.link}>
        {text.status}
      </Link>
      <SocialLinks className={styles.link} />
      <ShortcutsButton className={styles.link} />
      <span ref={note} className={styles.note}>
        {text.timesIn(zone)}
        {feeBps === undefined ? null : ` · ${text.referralNote(feeBps)}`}
      </span>
    </footer>
  )
}
