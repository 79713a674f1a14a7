import type { DcaOrderWire } from '~/contracts/orders/order'

/** Kind of entity that the page's id identifies. */
export type AccountKind = 'trader' | 'token' | 'order'

/**
 * Returns the filter that limits a list of DCA orders to a trader, a token or an order. Queries and the API
 * use the same field names.
 */
export function narrowing<Key extends string>(kind: AccountKind, key: Key): Narrowing<Key> {
  if (kind === 'order') return { search: key }
  return kind === 'token' ? { tokenMint: key } : { maker: key }
}

type Narrowing<Key extends string> =
  | { readonly search: Key }
  | { readonly tokenMint: Key }
  | { readonly maker: Key }

/** Returns whether an order belongs to the list of DCA orders of a trader, a token or an order key. */
export function concerns(
  kind: AccountKind,
  key: string,
  order: Pick<DcaOrderWire, 'publicKey' | 'userPublicKey' | 'inputMint' | 'outputMint'>,
): boolean {
  if (kind === 'order') return order.publicKey === key
  if (kind === 'trader') return order.userPublicKey === key
  return order.inputMint === key || order.outputMint === key
}
