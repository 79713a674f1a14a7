declare const brand: unique symbol

/** A Solana address: canonical base58 of exactly 32 bytes. */
export type Address = string & { readonly [brand]: 'Address' }

/** A transaction signature: base58 of exactly 64 bytes. */
export type Signature = string & { readonly [brand]: 'Signature' }

/**
 * Brands a string as an address without a check. Use it only for strings that were encoded from 32 bytes, or
 * for constants. For untrusted strings use `parseAddress` (parse-id.ts).
 */
export function trustedAddress(text: string): Address {
  return text as Address // The brand exists only in the type system.
}

/**
 * Brands a string as a signature without a check. Use it only after a decoder or the RPC schema has checked
 * the string.
 */
export function trustedSignature(text: string): Signature {
  return text as Signature // The brand exists only in the type system.
}
