import { invariant } from '~/lib/invariant'
import { decodeBase58 } from '~/lib/text/base58'

/** Returns the bytes of an address, signature or blockhash of the ledger. */
export function bytesOf(text: string): Uint8Array {
  const bytes = decodeBase58(text)
  invariant(bytes, `${text} is base58`)
  return bytes
}
