import { useState } from 'react'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { Menu, MenuAction, MenuLine, MenuLink } from '~/ui/overlay/menu'
import { useToast } from '~/ui/overlay/toast'
import { mono } from '~/ui/theme/text-style.css'
import { useAuth } from './auth-provider'
import { shortKey } from './auth-view'
import { signInText } from './sign-in-text'

/** Menu of the signed-in wallet. The code of the menu is loaded with the first sign-in. */
export function WalletMenu({ publicKey }: { readonly publicKey: string }) {
  const { chooseWallet, signOut } = useAuth()
  return (
    <Menu
      label={signInText.account(shortKey(publicKey))}
      button={(opens) => (
        <button {...opens} className={button({})} title={publicKey}>
          <span className={mono}>{shortKey(publicKey)}</span>
          <Icon name="down" />
        </button>
      )}
    >
      <CopyAddress publicKey={publicKey} />
      <MenuLine />
      <MenuAction onSelect={() => undefined} disabled note={signInText.comingSoon}>
        {signInText.profile}
      </MenuAction>
      <MenuAction onSelect={() => undefined} disabled note={signInText.comingSoon}>
        {signInText.favorites}
      </MenuAction>
      <MenuLink to="/api/docs">{signInText.apiKeys}</MenuLink>
      <MenuLine />
      <MenuAction onSelect={chooseWallet}>{signInText.changeWallet}</MenuAction>
      <MenuAction onSelect={signOut}>{signInText.disconnect}</MenuAction>
    </Menu>
  )
}

/** Time for which the menu entry confirms that the address was copied, milliseconds. */
const copiedMs = 400

/** Menu entry that copies the address of the wallet. */
function CopyAddress({ publicKey }: { readonly publicKey: string }) {
  const [copied, setCopied] = useState(false)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(publicKey)
      setCopied(true)
      setTimeout(() => setCopied(false), copiedMs)
      toast({ kind: 'success', title: signInText.addressCopied })
    } catch {
      // The browser refuses access to the clipboard, for example on a page over plain HTTP.
      toast({ kind: 'error', title: signInText.copyFailed })
    }
  }
  return (
    <MenuAction
      icon="copy"
      staysOpen
      onSelect={() => void copy()}
      note={copied ? signInText.copied : signInText.copyAddress}
    >
      <span className={mono}>{shortKey(publicKey)}</span>
    </MenuAction>
  )
}
