import { useLocation } from '@remix-run/react'
import { isCurrent, moreEntries, type NavEntry, navEntries } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { useTooltip } from '~/ui/overlay/use-tooltip'
import * as styles from './nav-list.css'

interface NavListProps {
  /** Whether the links are large enough to be touch targets. */
  readonly isLarge?: boolean
  readonly onChoose?: () => void
}

/** Both lists of the navigation, with the name of each. */
const lists = [
  [siteText.mainNavigation, navEntries],
  [siteText.moreNavigation, moreEntries],
] as const

/** The navigation as two lists. A narrow container shows only icons, with tooltips. */
export function NavList({ isLarge = false, onChoose }: NavListProps) {
  return lists.map(([name, entries]) => (
    <nav key={name} aria-label={name}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <NavLink entry={entry} isLarge={isLarge} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  ))
}

interface NavLinkProps {
  readonly entry: NavEntry
  readonly isLarge: boolean
  readonly onChoose: (() => void) | undefined
}

/** Maximum width of a link that shows only its icon, pixels. */
const iconOnlyBelow = 60

function NavLink({ entry, isLarge, onChoose }: NavLinkProps) {
  const { pathname } = useLocation()
  const { anchor, bubble } = useTooltip({ content: entry.label, side: 'right', describes: false })
  const whileIconOnly =
    <E extends { readonly currentTarget: Element }>(handle: (event: E) => void) =>
    (event: E) => {
      if (event.currentTarget.clientWidth < iconOnlyBelow) handle(event)
    }
  return (
    <>
      <Link
        to={entry.to}
        className={isLarge ? `${styles.link} ${styles.roomy}` : styles.link}
        aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
        onClick={onChoose}
        {...anchor}
        onPointerEnter={whileIconOnly(anchor.onPointerEnter)}
        onFocus={whileIconOnly(anchor.onFocus)}
      >
        <Icon name={entry.icon} size={18} />
        <span className={styles.label}>{entry.label}</span>
        {entry.isNew ? <span className={styles.tag}>{siteText.newTag}</span> : null}
      </Link>
      {bubble}
    </>
  )
}
