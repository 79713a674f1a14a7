import { useState } from 'react'
import { Button } from '~/ui/button'
import { button } from '~/ui/button.css'
import { Icon } from '~/ui/icon'
import { Menu, MenuAction, MenuLine, MenuLink } from '~/ui/menu'
import { mono } from '~/ui/text-style.css'
import { useToast } from '~/ui/toast'
import { walletText } from '~/ui/wallet-text'
import { useAuth } from './auth-provider'
import { shortKey } from './auth-view'
import * as styles from './wallet-control.css'

/** The wallet in the top bar, or `wide` in the drawer of phones: a button to connect one, the word that one signs in, or the menu of the one that is signed in (M57 to M63). */
export function WalletControl({ wide = false }: { readonly wide?: boolean }) {
  const place = wide ? styles.wide : styles.place
  const { publicKey, isAuthenticated, isBusy, chooseWallet } = useAuth()
  if (publicKey !== undefined && isAuthenticated) {
    return (
      <span className={place}>
        <WalletMenu publicKey={publicKey} />
      </span>
    )
  }
  if (isBusy) {
    return (
      <span className={place}>
        <Button busy>{walletText.authenticating}</Button>
      </span>
    )
  }
  return (
    <span className={place}>
      <Button look="primary" data-needs-script="" onClick={chooseWallet}>
        {walletText.connect}
      </Button>
    </span>
  )
}

function WalletMenu({ publicKey }: { readonly publicKey: string }) {
  const { chooseWallet, signOut } = useAuth()
  return (
    <Menu
      label={walletText.account(shortKey(publicKey))}
      button={(opens) => (
        <button {...opens} className={button({})} title={publicKey}>
          <span className={mono}>{shortKey(publicKey)}</span>
          <Icon name="down" />
        </button>
      )}
    >
      <CopyAddress publicKey={publicKey} />
      <MenuLine />
      <MenuAction onSelect={() => undefined} disabled note={walletText.comingSoon}>
        {walletText.profile}
      </MenuAction>
      <MenuAction onSelect={() => undefined} disabled note={walletText.comingSoon}>
        {walletText.favorites}
      </MenuAction>
      <MenuLink to="/api/docs">{walletText.apiKeys}</MenuLink>
      <MenuLine />
      <MenuAction onSelect={chooseWallet}>{walletText.changeWallet}</MenuAction>
      <MenuAction onSelect={signOut}>{walletText.disconnect}</MenuAction>
    </Menu>
  )
}

/** How long the entry says that it has copied (M75). */
const copiedMs = 400

/** The address, and its way to the clipboard. */
function CopyAddress({ publicKey }: { readonly publicKey: string }) {
  const [copied, setCopied] = useState(false)
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(publicKey)
      setCopied(true)
      setTimeout(() => setCopied(false), copiedMs)
      toast({ kind: 'success', title: walletText.addressCopied })
    } catch {
      // Refused by the browser, e.g. over plain HTTP.
      toast({ kind: 'error', title: walletText.copyFailed })
    }
  }
  return (
    <MenuAction
      icon="copy"
      staysOpen
      onSelect={() => void copy()}
      note={copied ? walletText.copied : walletText.copyAddress}
    >
      <span className={mono}>{shortKey(publicKey)}</span>
    </MenuAction>
  )
}
