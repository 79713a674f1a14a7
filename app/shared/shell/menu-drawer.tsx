import { useLive } from '~/shared/live/live-provider'
import { siteText } from '~/shared/text/site-text'
import { WalletControl } from '~/shared/wallet/wallet-control'
import { ThemeSwitches } from '~/ui/appearance/theme-switches'
import { IconButton } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { Switch } from '~/ui/controls/switch'
import { Icon } from '~/ui/marks/icon'
import { Dialog } from '~/ui/overlay/dialog'
import { text } from '~/ui/text'
import { Brand } from './brand'
import * as styles from './menu-drawer.css'
import { NavList } from './nav-list'
import { SearchLink } from './search-link'
import { SocialLinks } from './social-links'

const pauseLabel = 'Pause live updates'

/** Menu on phones. It contains everything that the sidebar and the top bar contain on wide screens. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const { paused, setPaused } = useLive()
  return (
    <Dialog label={siteText.menu} shape="drawer" onClose={onClose}>
      <div className={styles.head}>
        <Brand named onChoose={onClose} />
        <IconButton icon="close" label={text.close} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <SearchLink className={styles.search} onChoose={onClose}>
          <Icon name="search" size={15} />
          {siteText.searchPlaceholder}
        </SearchLink>
        <NavList isLarge onChoose={onClose} />
        <div className={styles.switches}>
          <ThemeSwitches />
          <Switch wide on={paused} onChange={setPaused}>
            {pauseLabel}
          </Switch>
        </div>
        <WalletControl wide />
        <div className={styles.foot}>
          <Link to="/about" className={styles.footLink} onClick={onClose}>
            {siteText.about}
          </Link>
          <SocialLinks className={styles.footLink} iconsOnly />
        </div>
      </div>
    </Dialog>
  )
}
