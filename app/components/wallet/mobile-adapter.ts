import type { Adapter } from '@solana/wallet-adapter-base'
import { type WalletCluster, walletChain } from '~/domain/wallet-cluster'

/** How long a wallet app may take to answer (M75). */
const connectTimeoutMs = 30_000

/** Whether wallet apps can be reached from this browser: only Android has the way. */
export function isAndroid(): boolean {
  return /android/i.test(navigator.userAgent)
}

const loadLibrary = () => import('@solana-mobile/wallet-adapter-mobile')

/** Has the code at hand that this browser needs to reach wallet apps. That it can't be had shows when the adapter is asked for. */
export async function prepareMobile(): Promise<void> {
  if (isAndroid()) await loadLibrary().catch(() => undefined)
}

/** The adapter that speaks to wallet apps on this phone, in a chunk of its own. `onNoneFound` is called when there is none. */
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

/** Rejects what takes too long; the app may have been left without an answer. */
async function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The wallet app did not answer.'), { name: 'WalletTimeoutError' }))
    }, ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
