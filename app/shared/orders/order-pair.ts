import type { DcaOrderRow } from '~/contracts/orders/order-row'

/** Fields that a cell with the pair reads. */
export const orderPairFields = [
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
export type OrderPairWire = Pick<DcaOrderRow, (typeof orderPairFields)[number]>
