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

/** The fields of an order, of whatever kind, that say what is given for what. */
export type OrderPairWire = Pick<DcaOrderRow, (typeof fields)[number]>

/** Whether two versions of an order give the same for the same. */
export function isSamePair(one: OrderPairWire, other: OrderPairWire): boolean {
  return fields.every((field) => one[field] === other[field])
}
