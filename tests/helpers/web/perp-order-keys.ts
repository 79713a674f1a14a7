/** Maximum number of slots between the placing of a taker order and its execution. */
const mostSlots = 20

/** Number of order ids. Ids are slot numbers modulo this value. */
const numbers = 100_000_000

/**
 * Returns candidate keys for the taker orders of perp trades. A trade does not contain the key of its order.
 * But the simulated cluster derives an order's id from the slot in which the order was placed, shortly before
 * the trade.
 */
export function perpOrderKeysNear(
  trades: readonly { readonly taker: string | null; readonly slot: number }[],
): string[] {
  return trades.flatMap(({ taker, slot }) =>
    taker === null
      ? []
      : Array.from({ length: mostSlots }, (_, before) => `${taker}:${(slot - before) % numbers}`),
  )
}
