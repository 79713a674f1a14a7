// Stand-in for @solana-mobile/wallet-adapter-mobile 2.3.0: the names that @solana/wallet-adapter-react uses.
// That library constructs the adapter only if it received none. On each phone that needs one, Sextant passes
// the real one (app/shared/wallet/mobile-adapter.ts).
export const SolanaMobileWalletAdapterWalletName = 'Mobile Wallet Adapter'

export class SolanaMobileWalletAdapter {
  constructor() {
    throw new Error('The adapter for wallet apps was not loaded.')
  }
}

export const createDefaultAddressSelector = () => undefined
export const createDefaultAuthorizationResultCache = () => undefined
export const createDefaultWalletNotFoundHandler = () => undefined
