import type { Address } from '~/domain/ids'

/** What a challenge says, beside the words that are always the same. */
export interface SignInMessage {
  /** Origin of the site, out of its configuration: never what a request claims (security.md A5). */
  readonly publicUrl: string
  readonly productName: string
  readonly address: Address
  readonly nonce: string
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** The text that a wallet shows and signs, in the layout of Sign-In With Solana (EIP-4361's, CAIP-122). Printable ASCII and line feeds only. */
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

/** A product may be named in any script; the message may not. */
function printable(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '').trim()
  return plain === '' ? 'this site' : plain
}
