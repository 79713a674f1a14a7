/**
 * Texts of choosing a wallet, signing in and the menu of a signed-in visitor. Some of the wording is
 * specified and must not be changed.
 */
export const signInText = {
  connectTitle: 'Connect a wallet on Solana to continue',
  needTitle: "You'll need a wallet on Solana to continue",
  lookingFor: 'Looking for wallets…',
  detected: 'Detected',
  getWallet: (name: string) => `Get ${name}`,
  signInLine: 'You’ll be asked to sign a message. It moves no funds and costs nothing.',

  authenticated: 'Wallet authenticated successfully!',
  disconnected: 'Wallet disconnected',
  disconnectFailed: 'Failed to disconnect wallet',
  failed: 'Authentication failed',
  failedRetry: 'Authentication failed. Please try again.',
  challengeFailed: 'Failed to request challenge',
  signatureFailed: 'Signature verification failed',
  cookiesBlocked:
    'Your browser blocks cookies, which sign-in requires. Allow them for this site and connect again.',

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

  noMobileWallet: "We can't find a wallet.",
  findWallet: 'Find a wallet',

  refused: 'You declined in your wallet. Nothing has changed.',
  cannotSign:
    'This wallet cannot sign messages. Hardware wallets often can’t: use a software wallet for signing in.',
  notReady: 'This wallet is not ready. Install or unlock it, then try again.',
  loadFailed: 'The wallet could not be loaded.',
  initFailed: 'The wallet could not be started.',
  connectFailed: 'The wallet did not connect.',
  noPublicKey: 'No account selected in the wallet. Choose one there, then try again.',
  invalidKey: 'The wallet returned an invalid public key.',
  disconnectedUnexpectedly: 'The wallet disconnected unexpectedly.',
  notConnected: 'The wallet is not connected.',
  sendFailed: 'The wallet could not send the transaction.',
  signFailed: 'The wallet could not sign the transaction.',
  signMessageFailed:
    'The wallet did not sign the message. On a hardware wallet, allow message signing or use a software wallet.',
} as const
