import { siteText } from '~/shared/text/site-text'
import { Icon } from '~/ui/marks/icon'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { phoneButton } from './top-bar.css'

const loadDrawer = async () => (await import('./menu-drawer')).MenuDrawer

/**
 * Button that opens the menu on phones. Without JavaScript, the tab bar and the footer link to the same
 * pages.
 */
export function MenuButton() {
  const { Opened, open, close } = useOnDemand(loadDrawer)
  return (
    <>
      <button
        type="button"
        className={phoneButton}
        aria-label={siteText.menu}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={open}
      >
        <Icon name="menu" size={20} />
      </button>
      {Opened === undefined ? null : <Opened onClose={close} />}
    </>
  )
}
