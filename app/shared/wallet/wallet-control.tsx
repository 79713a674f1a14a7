import { useEffect, useState } from 'react'
import { Button } from '~/ui/controls/button'
import { Icon } from '~/ui/marks/icon'
import { mono } from '~/ui/theme/text-style.css'
import { useAuth } from './auth-provider'
import { shortKey } from './auth-view'
import * as styles from './wallet-control.css'
import type { WalletMenu } from './wallet-menu'

/**
 * Texts of the wallet button in the top bar of every page. Some of the wording is specified and must not be
 * changed. The texts for signing in are in `sign-in-text.ts`, which is loaded together with the code for
 * signing in.
 */
const walletText = {
  connect: 'Connect wallet',
  authenticating: 'Authenticating...',
} as const

/**
 * Wallet control: a connect button, a progress label during the sign-in, or the menu of the signed-in wallet.
 * It is in the top bar and, with `wide`, in the drawer on phones.
 */
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
      <Button variant="primary" data-needs-script="" onClick={chooseWallet}>
        {walletText.connect}
      </Button>
    </span>
  )
}

/**
 * Button with the signed-in wallet. A click opens the wallet menu. The code of the menu is loaded before the
 * click.
 */
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
