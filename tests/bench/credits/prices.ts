/**
 * Prices of a typical provider of Solana nodes, in credits. Edit this file to calculate with the prices of
 * another provider; nothing else contains a price.
 */
export const prices = {
  source: 'public price lists of Solana RPC providers (Helius: "Credits" and "Plans")',
  readOn: '2026-11',
  /** Credits per call, by method. A batch counts as its calls. */
  perCall: {
    getTransaction: 10,
    getSignaturesForAddress: 10,
    getBlocks: 10,
    getBlockTime: 10,
    getProgramAccounts: 10,
    getTransactionsForAddress: 100,
  } as Readonly<Record<string, number>>,
  /** Credits per call of every other method. */
  otherCall: 1,
  /** Credits per 0.1 MB that the node sends over a stream. */
  perStreamedPart: { pubsub: 2, geyser: 3 },
  streamedPartBytes: 100_000,
  /** Credits per month that a plan contains, millions. */
  plans: [
    { name: 'free', millions: 1 },
    { name: '$49', millions: 10 },
    { name: '$499', millions: 100 },
    { name: '$999', millions: 200 },
  ],
} as const

export type Stream = keyof typeof prices.perStreamedPart
export const streams: readonly Stream[] = ['pubsub', 'geyser']

/** Returns the price of one call of a method, credits. */
export function priceOfCall(method: string): number {
  return prices.perCall[method] ?? prices.otherCall
}

/** Returns the price of streamed data, credits. */
export function priceOfStream(stream: Stream, bytes: number): number {
  return (bytes / prices.streamedPartBytes) * prices.perStreamedPart[stream]
}
