import { useState } from 'react'
import { Icon } from '~/ui/icon'
import { text } from '~/ui/text'
import { MenuDrawer } from './menu-drawer'
import { phoneButton } from './top-bar.css'

/** Opens the menu of phones. Without JavaScript, the tab bar and the footer lead to the same places. */
export function MenuButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={phoneButton}
        aria-label={text.menu}
        aria-haspopup="dialog"
        data-needs-script=""
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={20} />
      </button>
      {open ? <MenuDrawer onClose={() => setOpen(false)} /> : null}
    </>
  )
}
