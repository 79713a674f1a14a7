import { z } from 'zod'
import type { TradeView } from '~/domain/order/trade-view'
import { tradeTypes } from '~/domain/protocol/trade-type'
import { orNull } from './schema/absent'
import { address, epochSeconds, logoUrlOrNull, usd } from './schema/fields'

/** A large execution, in the API format. */
export const tradeWire = z.object({
  tradeType: z.enum(tradeTypes),
  buy: z.boolean(),
  inputMint: address
    .nullable()
    .describe('Mint of the input; null for a perp whose base mint is unknown or not on Solana.'),
  outputMint: address.nullable(),
  inputTokenSymbol: z.string().nullable(),
  outputTokenSymbol: z.string().nullable(),
  inputTokenImage: logoUrlOrNull,
  outputTokenImage: logoUrlOrNull,
  inputTokenVerified: z
    .boolean()
    .describe('Whether the token is on a verified token list; always true for the base of a perp.'),
  outputTokenVerified: z.boolean(),
  timestamp: epochSeconds,
  filledAmountUsd: usd,
  publicKey: z
    .string()
    .describe(
      'Account of the order; for a perp order its key (`{user account}:{order id}`, with `:{slot}` at a venue that may use an id again), for a perp fill without an order its transaction signature.',
    ),
  signature: z.string(),
  marketIndex: z.number().int().nullable().describe('Only for perps; otherwise null.'),
  marketKey: address.nullable(),
  marketName: z.string().nullable(),
})
export type TradeWire = z.infer<typeof tradeWire>
export const tradeList = z.array(tradeWire)

/**
 * An execution in the marquee of large trades. The row has no signature, because the marquee does not show it
 * and signatures hardly compress.
 */
export type TradeRow = ReturnType<typeof tradeToRow>

export function tradeToRow(view: TradeView) {
  const { signature, ...shown } = tradeToWire(view)
  return shown
}

/** Converts a large execution to the API format. */
export function tradeToWire(trade: TradeView): TradeWire {
  return { ...tradeFieldsToWire(trade), filledAmountUsd: trade.filledUsd }
}

/** Converts an execution to the API format, except its value. */
export function tradeFieldsToWire({
  input,
  output,
  market,
  ...trade
}: Omit<TradeView, 'filledUsd'>): Omit<TradeWire, 'filledAmountUsd'> {
  return {
    tradeType: trade.tradeType,
    buy: trade.buy,
    inputMint: orNull(input.mint),
    outputMint: orNull(output.mint),
    inputTokenSymbol: orNull(input.symbol),
    outputTokenSymbol: orNull(output.symbol),
    inputTokenImage: orNull(input.logoUrl),
    outputTokenImage: orNull(output.logoUrl),
    inputTokenVerified: input.verified,
    outputTokenVerified: output.verified,
    timestamp: trade.at,
    publicKey: trade.order,
    signature: trade.signature,
    marketIndex: orNull(market?.index),
    marketKey: orNull(market?.key),
    marketName: orNull(market?.name),
  }
}
