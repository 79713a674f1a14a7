/** The texts of the wallet in the top bar, which every page has, once; the words of the specification exactly as it has them (M58 to M76). What signing in says comes with its code: `sign-in-text.ts`. */
export const walletText = {
  connect: 'Connect wallet',
  authenticating: 'Authenticating...',
  account: (shortAddress: string) => `Wallet ${shortAddress}`,
  copyAddress: 'Copy address',
  copied: 'Copied',
  changeWallet: 'Change wallet',
  disconnect: 'Disconnect',
  profile: 'Profile',
  favorites: 'Favorites',
  apiKeys: 'API Keys',
  comingSoon: 'coming soon',

  addressCopied: 'Address copied to clipboard',
  copyFailed: 'Failed to copy!',
} as const
