import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { mono } from '~/ui/text-style.css'
import { walletText } from '~/ui/wallet-text'
import { useAuth } from './auth-provider'
import { shortKey } from './auth-view'
import * as styles from './wallet-control.css'
import type { WalletMenu } from './wallet-menu'

/** The wallet in the top bar, or `wide` in the drawer of phones: a button to connect one, the word that one signs in, or the menu of the one that is signed in (M57 to M63). */
export function WalletControl({ wide = false }: { readonly wide?: boolean }) {
  const place = wide ? styles.wide : styles.place
  const { publicKey, isAuthenticated, isBusy, chooseWallet } = useAuth()
  if (publicKey !== undefined && isAuthenticated) {
    return (
      <span className={place}>
        <SignedIn publicKey={publicKey} />
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

/** Who is signed in; pressing it opens a menu as soon as its code is there, which nobody has to ask for. */
function SignedIn({ publicKey }: { readonly publicKey: string }) {
  const [Menu, setMenu] = useState<typeof WalletMenu>()
  useEffect(() => {
    import('./wallet-menu').then(
      (module) => setMenu(() => module.WalletMenu),
      () => undefined,
    )
  }, [])
  if (Menu !== undefined) return <Menu publicKey={publicKey} />
  return (
    <Button disabled title={publicKey}>
      <span className={mono}>{shortKey(publicKey)}</span>
      <Icon name="down" />
    </Button>
  )
}
