import type { DcaOrderWire } from '~/contracts/order'

/** Two tokens with the prices that an order knows of them, USD. */
export type PricedPair = Pick<DcaOrderWire, 'inputMint' | 'outputMint' | 'inputMintPrice' | 'outputMintPrice'>

/** What orders of the same moment say that a token costs, USD; undefined = none of them knows. */
export function priceAmong(orders: readonly PricedPair[], mint: string): number | undefined {
  for (const { inputMint, inputMintPrice, outputMint, outputMintPrice } of orders) {
    const price = inputMint === mint ? inputMintPrice : outputMint === mint ? outputMintPrice : null
    if (price !== null) return price
  }
  return undefined
}
