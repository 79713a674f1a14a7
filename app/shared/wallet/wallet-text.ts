/**
 * Texts of the wallet button in the top bar of every page. Some of the wording is specified and must not be
 * changed. The texts for signing in are in `sign-in-text.ts`, which is loaded together with the code for
 * signing in.
 */
export const walletText = {
  connect: 'Connect wallet',
  authenticating: 'Authenticating...',
} as const
