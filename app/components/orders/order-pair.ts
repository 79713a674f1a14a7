/** The fields of an order that say what is given for what. */
export interface OrderPairWire {
  readonly publicKey: string
  readonly inputMint: string
  readonly inputTokenSymbol: string | null
  readonly inputTokenName: string | null
  readonly inputTokenImage: string | null
  readonly inputTokenVerified: boolean
  readonly outputMint: string
  readonly outputTokenSymbol: string | null
  readonly outputTokenName: string | null
  readonly outputTokenImage: string | null
  readonly outputTokenVerified: boolean
  readonly buy: boolean
}

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
] as const satisfies readonly (keyof OrderPairWire)[]

/** Whether two versions of an order give the same for the same. */
export function isSamePair(one: OrderPairWire, other: OrderPairWire): boolean {
  return fields.every((field) => one[field] === other[field])
}
