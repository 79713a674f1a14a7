import type { DcaOrderRow } from '~/contracts/order-row'

const fields = [
  'publicKey',
  'inputMint',
  'inputTokenSymbol',
  'inputTokenName',
  'inputTokenImage',
  'inputTokenVerified',
  'outputMint',
  'outputTokenSymbol',
  'outputTokenName',
  'outputTokenImage',
  'outputTokenVerified',
  'buy',
] as const satisfies readonly (keyof DcaOrderRow)[]

/** Fields of an order that describe the sold and the bought token. */
export type OrderPairWire = Pick<DcaOrderRow, (typeof fields)[number]>

/** Returns whether two versions of an order show the same tokens. */
export function isSamePair(one: OrderPairWire, other: OrderPairWire): boolean {
  return fields.every((field) => one[field] === other[field])
}
