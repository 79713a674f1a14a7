interface SeenOrder {
  readonly buy: boolean
  readonly outputMint: string
}

interface SeenLimitOrder extends SeenOrder {
  readonly limitPriceUsd: number | null
  readonly inputMintPrice: number | null
  readonly outputMintPrice: number | null
}

/** Returns an order with the side of one of its tokens (`mint`) instead of that of its base token. */
export function dcaSeenFrom<Order extends SeenOrder>(mint: string, order: Order): Order {
  return { ...order, buy: order.outputMint === mint }
}

/**
 * Returns a limit order with the side and the limit price (USD) of one of its tokens (`mint`) instead of those of its
 * base token. If the token is not the base, its price follows from the ratio of the two tokens at the limit:
 * `limitPriceUsd` ÷ base price = price of the other token ÷ its price at the limit.
 */
export function limitSeenFrom<Order extends SeenLimitOrder>(mint: string, order: Order): Order {
  const seen = dcaSeenFrom(mint, order)
  return seen.buy === order.buy ? order : { ...seen, limitPriceUsd: turnedPrice(order) }
}

function turnedPrice({ limitPriceUsd, inputMintPrice, outputMintPrice }: SeenLimitOrder): number | null {
  if (!limitPriceUsd || inputMintPrice === null || outputMintPrice === null) return null
  return (inputMintPrice * outputMintPrice) / limitPriceUsd
}
