import type { Adapter } from '@solana/wallet-adapter-base'
import { type WalletCluster, walletChain } from '~/domain/wallet-cluster'

/** Timeout for a wallet app's response, milliseconds. */
const connectTimeoutMs = 30_000

/** Returns whether this browser can reach wallet apps. Only Android supports that. */
export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent)
}

const loadLibrary = () => import('@solana-mobile/wallet-adapter-mobile')

/**
 * Loads the code that this browser needs for wallet apps. A failure is ignored here; `loadMobileAdapter`
 * reports it.
 */
export async function prepareMobile(): Promise<void> {
  if (isAndroid()) await loadLibrary().catch(() => undefined)
}

/**
 * Loads the adapter for wallet apps on this phone, in a separate chunk. Calls `onNoneFound` if no app is
 * installed.
 */
export async function loadMobileAdapter(cluster: WalletCluster, onNoneFound: () => void): Promise<Adapter> {
  const mobile = await loadLibrary()
  const adapter = new mobile.SolanaMobileWalletAdapter({
    addressSelector: mobile.createDefaultAddressSelector(),
    appIdentity: { uri: location.origin, name: document.title },
    authorizationResultCache: mobile.createDefaultAuthorizationResultCache(),
    chain: walletChain(cluster),
    onWalletNotFound: async () => onNoneFound(),
  })
  const connect = adapter.connect.bind(adapter)
  adapter.connect = () => withinTime(connect(), connectTimeoutMs)
  return adapter
}

/** Rejects if the promise takes too long, for example because the visitor left the app without a response. */
async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The wallet app did not respond.'), { name: 'WalletTimeoutError' }))
    }, ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
