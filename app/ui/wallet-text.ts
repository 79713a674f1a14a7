/**
 * Texts of the wallet button in the top bar of every page. Some of the wording is specified and must not be
 * changed. The texts of signing in are loaded with its code: `sign-in-text.ts`.
 */
export const walletText = {
  connect: 'Connect wallet',
  authenticating: 'Authenticating...',
} as const
