import { z } from 'zod'
import type { TapeTrade, TapeView } from '~/domain/order/tape-view'
import { tradeTypes } from '~/domain/protocol/trade-type'
import { tapeMark } from '~/domain/service/list-mark'
import { mints } from '~/domain/token/mints'
import { exampleWallet } from './example-ids'
import { orNull } from './schema/absent'
import { cursorParameter, placeFault, tapePlaceForm } from './schema/cursor'
import { address, priceUsdOrNull, slot, usdOrNull } from './schema/fields'
import { pageOf, pageToWire } from './schema/page'
import { addressParameter, mintParameter, oneOf, pageParameters, usdParameter } from './schema/parameters'
import { tradeFieldsToWire, tradeWire } from './trade'

const { size } = pageParameters(50)

/** Request for `/api/trades`. */
export const tapeRequest = z
  .object({
    minUsd: usdParameter.optional().meta({
      description: 'Minimum value of an execution. Those of unknown value are left out.',
      example: 1_000,
    }),
    side: oneOf(['buy', 'sell'])
      .optional()
      .describe(
        'Side, as in the field `buy`. For perps, the side of the taker, or of `maker` if it is given.',
      ),
    venue: oneOf(tradeTypes).optional().describe('Venue, as in the field `tradeType`. Default: all venues.'),
    token: mintParameter.optional().meta({
      description:
        'A mint on either side; for perps, the base of the market. `buy` and `priceUsd` are then those of this token.',
      example: mints.wSOL,
    }),
    maker: addressParameter.optional().meta({
      description:
        'Owner of the order; for perps, taker or maker: a wallet, or one of its User accounts. `buy`, `publicKey` and `trader` are then those of this trader, and `counterparty` is the other party.',
      example: exampleWallet,
    }),
    size,
    after: cursorParameter(tapePlaceForm).optional(),
  })
  .superRefine((request, context) => {
    const fault = placeFault({ after: request.after, page: 1 }, tapeMark(request))
    if (fault !== undefined) context.addIssue({ code: 'custom', path: ['after'], message: fault })
  })

/** One execution at any venue. */
export const tapeTradeWire = tradeWire.extend({
  id: z.string().describe('Unique id: the transaction signature and the position in the transaction.'),
  filledAmountUsd: usdOrNull.describe('At the prices of the execution. Null = unknown.'),
  priceUsd: priceUsdOrNull.describe(
    'USD per UI unit of the base, or of `token` if it is given. Null = unknown.',
  ),
  trader: address
    .nullable()
    .describe('Owner of the order; for perps, the User account of the order in `publicKey`. Null = unknown.'),
  counterparty: address.nullable().describe('The other party. Null = unknown, or the AMM of a perps venue.'),
  slot,
})
export type TapeTradeWire = z.infer<typeof tapeTradeWire>

export const tapePage = pageOf(tapeTradeWire)

/** Converts a page of executions to the API format. */
export function tapeToWire(view: TapeView): z.infer<typeof tapePage> {
  const { content, ...page } = pageToWire(view, tapeTradeToWire)
  return { ...page, content: [...content] }
}

/** Converts an execution to the API format. */
export function tapeTradeToWire(trade: TapeTrade): TapeTradeWire {
  return {
    id: trade.id,
    ...tradeFieldsToWire(trade),
    filledAmountUsd: orNull(trade.filledUsd),
    priceUsd: orNull(trade.priceUsd),
    trader: orNull(trade.trader),
    counterparty: orNull(trade.counterparty),
    slot: trade.slot,
  }
}
