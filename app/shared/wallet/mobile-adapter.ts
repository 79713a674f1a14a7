import type { Adapter } from '@solana/wallet-adapter-base'
import { type WalletCluster, walletChain } from '~/domain/service/wallet-cluster'

/** Maximum time for the response of a wallet app, milliseconds. */
const connectTimeoutMs = 30_000

/** Returns whether this browser can reach wallet apps. Only browsers on Android can. */
export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent)
}

const loadLibrary = () => import('@solana-mobile/wallet-adapter-mobile')

/**
 * Loads the code for wallet apps if this browser needs it. Failures are ignored, because `loadMobileAdapter`
 * loads the code again and reports a failure.
 */
export async function prepareMobile(): Promise<void> {
  if (isAndroid()) await loadLibrary().catch(() => undefined)
}

/**
 * Loads the adapter for wallet apps on this phone. Its code is a separate chunk. Calls `onNoneFound` if no
 * wallet app is installed.
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

/**
 * Rejects if the promise takes longer than `ms`, for example because the visitor left the wallet app without
 * a choice.
 */
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
