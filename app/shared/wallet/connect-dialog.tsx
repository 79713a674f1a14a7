import { type Adapter, WalletReadyState } from '@solana/wallet-adapter-base'
import { useWallet } from '@solana/wallet-adapter-react'
import { WalletIcon } from '@solana/wallet-adapter-react-ui'
import { useEffect, useState } from 'react'
import { walletAppNames, walletApps } from '~/domain/service/outside-pages'
import { OutsideLink } from '~/shared/links/outside-link'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import * as styles from './connect-dialog.css'
import { signInText } from './sign-in-text'

/**
 * Time after page load in which browser wallets announce themselves, milliseconds. A wallet that has not
 * announced itself by then counts as not installed.
 */
const detectionMs = 5_000

const readyStates: readonly WalletReadyState[] = [WalletReadyState.Installed, WalletReadyState.Loadable]

/** List of the wallets in this browser. A click on a wallet connects it. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const { wallets, wallet, select, connect } = useWallet()
  const ready = wallets
    .filter(({ readyState }) => readyStates.includes(readyState))
    .sort((a, b) => readyStates.indexOf(a.readyState) - readyStates.indexOf(b.readyState))
  const looking = useLooking() && ready.length === 0
  const title = ready.length > 0 || looking ? signInText.connectTitle : signInText.needTitle

  const choose = (adapter: Adapter) => {
    onClose()
    // A wallet that is already selected must be connected explicitly. Selecting another wallet also connects
    // it. The provider's `onError` handles failures.
    if (wallet?.adapter === adapter) connect().catch(() => undefined)
    else select(adapter.name)
  }
  return (
    <Dialog label={title} shape="narrow" onClose={onClose}>
      <DialogHeader title={title} onClose={onClose} />
      <DialogBody>
        {looking ? <p role="status">{signInText.lookingFor}</p> : null}
        <ul className={styles.list}>
          {ready.map((found) => (
            <li key={found.adapter.name}>
              <button type="button" className={styles.row} onClick={() => choose(found.adapter)}>
                <WalletIcon wallet={found} alt="" className={styles.icon} />
                <span className={styles.name}>{found.adapter.name}</span>
                {found.readyState === WalletReadyState.Installed ? (
                  <span className={styles.note}>{signInText.detected}</span>
                ) : null}
              </button>
            </li>
          ))}
          {ready.length > 0 || looking ? null : <OutsideWallets />}
        </ul>
        <p className={styles.line}>{signInText.signInLine}</p>
      </DialogBody>
    </Dialog>
  )
}

/** Links to sites where the visitor can get a wallet app. */
function OutsideWallets() {
  return walletAppNames.map((name) => (
    <li key={name}>
      <OutsideLink to={{ kind: 'page', href: walletApps[name] }} className={styles.row}>
        <span className={styles.letter} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className={styles.name}>{signInText.getWallet(name)}</span>
      </OutsideLink>
    </li>
  ))
}

/** Returns whether wallets may still announce themselves. */
function useLooking(): boolean {
  const [looking, setLooking] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLooking(false), Math.max(0, detectionMs - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  return looking
}
