// What @solana/wallet-adapter-react looks for in @solana-mobile/wallet-adapter-mobile. It constructs nothing of it, since the real adapter is handed to
// it on every phone that it would construct one on (app/components/wallet/mobile-adapter.ts).
export const SolanaMobileWalletAdapterWalletName = 'Mobile Wallet Adapter'

export class SolanaMobileWalletAdapter {
  constructor() {
    throw new Error('The adapter for wallet apps was not loaded.')
  }
}

export const createDefaultAddressSelector = () => undefined
export const createDefaultAuthorizationResultCache = () => undefined
export const createDefaultWalletNotFoundHandler = () => undefined
