import type { Adapter } from '@solana/wallet-adapter-base'
import { useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import type { WalletCluster } from '~/domain/service/wallet-cluster'
import { useSite } from '~/shared/page/site'
import type { WalletLink } from './auth-driver'
import type { AuthEvent } from './auth-state'
import { ConnectDialog } from './connect-dialog'
import { isAndroid, loadMobileAdapter, prepareMobile } from './mobile-adapter'
import { NoMobileWalletDialog } from './no-mobile-wallet-dialog'
import { signInText } from './sign-in-text'
import { describeWalletFailure, SignInFailed } from './wallet-failure'

/** Storage key of the name of the wallet that was chosen last. */
const nameOfDevice = 'sextant.wallet-name'

/** Resolves when the code is loaded that is needed to list the wallets. */
export const ready = prepareMobile()

interface WalletHostProps {
  /** Contains the connected wallet. `undefined` while no wallet is connected. */
  readonly link: MutableRefObject<WalletLink | undefined>
  readonly send: (event: AuthEvent) => void
  /** Whether the list of wallets is open. */
  readonly choosing: boolean
  readonly onChosen: () => void
}

/**
 * Provides the wallets of this browser. All code that depends on the wallet adapters is in the chunk of this
 * module, so pages load without it.
 */
export default function WalletHost({ link, send, choosing, onChosen }: WalletHostProps) {
  const [noneFound, setNoneFound] = useState(false)
  // The visitor did not cause an automatic reconnect, so its failure is not reported.
  const pending = useRef(choosing)
  if (choosing) pending.current = true
  const site = useSite()
  const adapters = useMobileAdapters({
    cluster: site?.operator.walletCluster ?? 'mainnet-beta',
    onNoneFound: () => setNoneFound(true),
    onMissing: () => send({ type: 'failed', message: signInText.loadFailed, tone: 'error' }),
  })
  if (adapters === undefined) return null
  return (
    <WalletProvider
      wallets={adapters}
      autoConnect
      localStorageKey={nameOfDevice}
      onError={(error) => {
        if (pending.current) send({ type: 'failed', ...describeWalletFailure(error) })
      }}
    >
      <WalletBridge link={link} send={send} />
      {choosing ? <ConnectDialog onClose={onChosen} /> : null}
      {noneFound ? <NoMobileWalletDialog onClose={() => setNoneFound(false)} /> : null}
    </WalletProvider>
  )
}

/**
 * Sends the events of the wallet to the state machine, and makes the wallet available to the driver of the
 * sign-in.
 */
function WalletBridge({ link, send }: Pick<WalletHostProps, 'link' | 'send'>) {
  const { publicKey, signMessage, disconnect } = useWallet()
  const key = publicKey?.toBase58()
  useEffect(() => {
    link.current = {
      signMessage: (message) =>
        signMessage === undefined
          ? Promise.reject(new SignInFailed(signInText.cannotSign))
          : signMessage(message),
      disconnect,
    }
    return () => {
      link.current = undefined
    }
  }, [link, signMessage, disconnect])
  useEffect(() => {
    if (key === undefined) return
    send({ type: 'wallet-connected', publicKey: key })
    return () => send({ type: 'wallet-disconnected' })
  }, [key, send])
  return null
}

const noAdapters: Adapter[] = []

/**
 * Returns the adapter for wallet apps on phones. `undefined`: the adapter is not loaded yet, or loading it
 * failed. Other wallets need no adapter here, because they announce themselves (Wallet Standard).
 */
function useMobileAdapters(reported: {
  readonly cluster: WalletCluster
  readonly onNoneFound: () => void
  readonly onMissing: () => void
}): Adapter[] | undefined {
  const [adapters, setAdapters] = useState(() => (isAndroid() ? undefined : noAdapters))
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    if (adapters !== undefined) return
    loadMobileAdapter(reported.cluster, reported.onNoneFound).then(
      (adapter) => setAdapters([adapter]),
      reported.onMissing,
    )
  }, [])
  return adapters
}
