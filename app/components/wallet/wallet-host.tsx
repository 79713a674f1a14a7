import type { Adapter } from '@solana/wallet-adapter-base'
import { useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import type { WalletCluster } from '~/domain/wallet-cluster'
import { signInText } from '~/ui/sign-in-text'
import { useSite } from '../shell/site'
import type { WalletLink } from './auth-driver'
import type { AuthEvent } from './auth-state'
import { ConnectDialog } from './connect-dialog'
import { isAndroid, loadMobileAdapter, prepareMobile } from './mobile-adapter'
import { NoMobileWalletDialog } from './no-mobile-wallet-dialog'
import { describeWalletFailure, SignInFailed } from './wallet-failure'

/** Where this browser keeps the name of the wallet that was chosen last. */
const nameOfDevice = 'sextant.wallet-name'

/** Settled once nothing more has to come before the wallets can be listed. */
export const ready = prepareMobile()

interface WalletHostProps {
  /** Filled with the wallet while one is connected. */
  readonly link: MutableRefObject<WalletLink | undefined>
  readonly send: (event: AuthEvent) => void
  /** The list of wallets is open. */
  readonly choosing: boolean
  readonly onChosen: () => void
}

/** The wallets of this browser. Everything that knows the wallet adapters lies in this module's chunk. */
export default function WalletHost({ link, send, choosing, onChosen }: WalletHostProps) {
  const [noneFound, setNoneFound] = useState(false)
  // A wallet that does not come back by itself is no failure of anything that the visitor did.
  const asked = useRef(choosing)
  if (choosing) asked.current = true
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
        if (asked.current) send({ type: 'failed', ...describeWalletFailure(error) })
      }}
    >
      <WalletBridge link={link} send={send} />
      {choosing ? <ConnectDialog onClose={onChosen} /> : null}
      {noneFound ? <NoMobileWalletDialog onClose={() => setNoneFound(false)} /> : null}
    </WalletProvider>
  )
}

/** Tells the state machine what the wallet does, and hands it the wallet. */
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
 * The adapter for wallet apps, on phones that have such; undefined until it has been loaded, which is for good where it could not be. Other wallets
 * announce themselves (Wallet Standard).
 */
function useMobileAdapters(told: {
  readonly cluster: WalletCluster
  readonly onNoneFound: () => void
  readonly onMissing: () => void
}): Adapter[] | undefined {
  const [adapters, setAdapters] = useState(() => (isAndroid() ? undefined : noAdapters))
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    if (adapters !== undefined) return
    loadMobileAdapter(told.cluster, told.onNoneFound).then(
      (adapter) => setAdapters([adapter]),
      told.onMissing,
    )
  }, [])
  return adapters
}
