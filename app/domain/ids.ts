declare const brand: unique symbol

/** A Solana address: canonical base58 of exactly 32 bytes. */
export type Address = string & { readonly [brand]: 'Address' }

/** A transaction signature: base58 of exactly 64 bytes. */
export type Signature = string & { readonly [brand]: 'Signature' }

/** Marks text that is known to be an address because it came from 32 bytes or from a constant. For untrusted text use `parseAddress` (parse-id.ts). */
export function trustedAddress(text: string): Address {
  return text as Address // the brand has no runtime form
}

/** Marks text that is known to be a signature because a decoder or the RPC schema has checked it. */
export function trustedSignature(text: string): Signature {
  return text as Signature // the brand has no runtime form
}
