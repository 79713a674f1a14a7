/** Maximum number of slots between the placing of a taker order and its execution. */
const mostSlots = 20

/** Number of order ids. Ids are slot numbers modulo this value. */
const numbers = 100_000_000

/**
 * Returns candidate keys for the taker orders of these trades. A trade does not name its orders. However, the
 * simulated cluster derives an order's id from the slot in which it was placed, shortly before the execution.
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
