/** Download pages of the most common wallets. */
export const walletApps = {
  Phantom: 'https://phantom.com/download',
  Solflare: 'https://www.solflare.com/download/',
  Backpack: 'https://backpack.app/download',
} as const

export const walletAppNames = [
  'Phantom',
  'Solflare',
  'Backpack',
] as const satisfies (keyof typeof walletApps)[]

/** List of all Solana wallets, maintained by the Solana Foundation. */
export const allWalletsPage = 'https://solana.com/solana-wallets'

/** Vendor of our chart library. Its licence requires the link. */
export const chartLibraryPage = 'https://www.tradingview.com/'

/** Fixed pages of others to which an external link can lead. */
export type OutsidePage =
  | (typeof walletApps)[keyof typeof walletApps]
  | typeof allWalletsPage
  | typeof chartLibraryPage
