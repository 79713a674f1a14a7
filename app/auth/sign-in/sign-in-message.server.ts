import type { Address } from '~/domain/base/ids'

/** Values that differ between challenges. */
export interface SignInMessage {
  /** Origin of the site. It comes from the configuration, never from a request. */
  readonly publicUrl: string
  readonly productName: string
  readonly address: Address
  readonly nonce: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/**
 * Formats the message that a wallet shows and signs, in the layout of Sign-In With Solana (as in EIP-4361 and
 * CAIP-122). The message contains only printable ASCII characters and line feeds.
 */
export function formatSignInMessage(message: SignInMessage): string {
  const { publicUrl, productName, address, nonce, issuedAtMs, expiresAtMs } = message
  return [
    `${new URL(publicUrl).host} wants you to sign in with your Solana account:`,
    address,
    '',
    `Sign in to ${printable(productName)}. This proves that the wallet is yours, sends nothing to the chain and costs nothing.`,
    '',
    `URI: ${publicUrl}`,
    'Version: 1',
    'Chain ID: mainnet',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAtMs).toISOString()}`,
    `Expiration Time: ${new Date(expiresAtMs).toISOString()}`,
  ].join('\n')
}

/**
 * Removes all characters except printable ASCII. A product name may use any script, but the message may not.
 */
function printable(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '').trim()
  return plain === '' ? 'this site' : plain
}
