import { useState } from 'react'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { Menu, MenuAction, MenuLine, MenuLink } from '~/ui/menu'
import { signInText } from '~/ui/sign-in-text'
import { mono } from '~/ui/text-style.css'
import { useToast } from '~/ui/toast'
import { useAuth } from './auth-provider'
import { shortKey } from './auth-view'

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
