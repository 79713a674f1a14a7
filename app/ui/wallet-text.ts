/** The texts of the wallet in the top bar, which every page has, once; the words of the specification exactly as it has them (M58 to M76). What signing in says comes with its code: `sign-in-text.ts`. */
export const walletText = {
  connect: 'Connect wallet',
  authenticating: 'Authenticating...',
} as const
