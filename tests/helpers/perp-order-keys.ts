/** Slots between the placing of an order that takes and its execution, at most. */
const mostSlots = 20

/** Orders are numbered in as many digits. */
const numbers = 100_000_000

/**
 * Keys that the takers' orders of these trades may have. A trade does not name its orders; but the simulated cluster numbers an order by the slot of its placing,
 * which lies shortly before that of its execution.
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
