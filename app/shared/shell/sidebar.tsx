import { forwardRef, useRef } from 'react'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { useDeviceText } from '~/ui/hooks/device-text'
import { Icon } from '~/ui/marks/icon'
import { alwaysDark } from '~/ui/theme/theme.css'
import { AdSlot } from './ad-slot'
import { Brand } from './brand'
import { NavList } from './nav-list'
import * as styles from './sidebar.css'
import { type SidebarChoice, showSidebarChoice, sidebarKey } from './sidebar-choice'
import { SocialLinks } from './social-links'

/**
 * Sidebar on wide screens. The style sheet chooses one of two widths, so the width is correct before any
 * script runs. When the mouse wheel reaches the end of the sidebar, it scrolls the page.
 */
export function Sidebar() {
  const collapse = useRef<HTMLButtonElement>(null)
  const expand = useRef<HTMLButtonElement>(null)
  const [, remember] = useDeviceText(sidebarKey)
  const choose = (choice: SidebarChoice) => {
    showSidebarChoice(choice)
    remember(choice)
    // The clicked button is now hidden, so move the focus to the button that reverses the choice.
    const counterpart = choice === 'wide' ? collapse : expand
    counterpart.current?.focus()
  }
  return (
    <div className={`${styles.sidebar} ${alwaysDark}`}>
      <div className={styles.inside}>
        <div className={styles.brandRow}>
          <Brand named />
          <span className={styles.onlyWide}>
            <WidthButton ref={collapse} label={siteText.collapseSidebar} onPress={() => choose('narrow')} />
          </span>
        </div>
        <NavList />
        <div className={styles.foot}>
          <span className={`${styles.onlyNarrow} ${styles.expand}`}>
            <WidthButton ref={expand} label={siteText.expandSidebar} onPress={() => choose('wide')} />
          </span>
          <div className={styles.onlyWide}>
            <AdSlot />
          </div>
          <FootLinks />
        </div>
      </div>
    </div>
  )
}

const WidthButton = forwardRef<HTMLButtonElement, { readonly label: string; readonly onPress: () => void }>(
  function WidthButton({ label, onPress }, ref) {
    return (
      <button
        ref={ref}
        type="button"
        className={styles.iconButton}
        aria-label={label}
        title={label}
        data-needs-script=""
        onClick={onPress}
      >
        <Icon name="sidebar" size={16} />
      </button>
    )
  },
)

function FootLinks() {
  return (
    <div className={styles.links}>
      <Link to="/about" className={styles.footLink} title={siteText.about}>
        <span className={styles.onlyNarrow}>
          <Icon name="info" size={16} />
        </span>
        <span className={styles.words}>{siteText.about}</span>
      </Link>
      <span className={styles.pushEnd}>
        <SocialLinks className={styles.footLink} iconsOnly />
      </span>
    </div>
  )
}
