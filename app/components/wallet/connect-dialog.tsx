import { type Adapter, WalletReadyState } from '@solana/wallet-adapter-base'
import { useWallet } from '@solana/wallet-adapter-react'
import { WalletIcon } from '@solana/wallet-adapter-react-ui'
import { useEffect, useState } from 'react'
import { walletAppNames } from '~/domain/outside-link'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { signInText } from '~/ui/sign-in-text'
import { OutsideLink } from '../outside/outside-link'
import * as styles from './connect-dialog.css'

/** Wallets announce themselves while the page loads; whoever has not by then is not there (M71). */
const detectionMs = 5_000

const readyStates: readonly WalletReadyState[] = [WalletReadyState.Installed, WalletReadyState.Loadable]

/** The list of this browser's wallets (M58, M59). Choosing one connects it. */
export function ConnectDialog({ onClose }: { readonly onClose: () => void }) {
  const { wallets, wallet, select, connect } = useWallet()
  const ready = wallets
    .filter(({ readyState }) => readyStates.includes(readyState))
    .sort((a, b) => readyStates.indexOf(a.readyState) - readyStates.indexOf(b.readyState))
  const looking = useLooking() && ready.length === 0
  const title = ready.length > 0 || looking ? signInText.connectTitle : signInText.needTitle

  const choose = (adapter: Adapter) => {
    onClose()
    // What is selected already connects by hand; another one connects by being selected. Failures arrive at the provider's `onError`.
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

/** Where wallets are to be had. */
function OutsideWallets() {
  return walletAppNames.map((name) => (
    <li key={name}>
      <OutsideLink to={{ kind: 'wallet-app', name }} className={styles.row}>
        <span className={styles.name}>{signInText.getWallet(name)}</span>
      </OutsideLink>
    </li>
  ))
}

/** Whether a wallet may still announce itself. */
function useLooking(): boolean {
  const [looking, setLooking] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLooking(false), Math.max(0, detectionMs - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  return looking
}
