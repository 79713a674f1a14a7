import { z } from 'zod'
import { rawToUiNumber } from '~/domain/amount'
import type { OrderFillsView, OrderFillView } from '~/domain/fill-view'
import { mints } from '~/domain/mints'
import type { PairSide } from '~/domain/order-view'
import { unitAt } from '~/domain/ui-scale'
import { orNull } from './absent'
import { address, epochSeconds, priceUsdOrNull, rawAmount, slot, uiAmount, usdOrNull } from './fields'
import { pageOf, pageToWire } from './page'
import { addressParameter, pageParameters } from './parameters'

/** Request for `/api/orders/{key}/fills`. */
export const orderFillsRequest = z.object({
  key: addressParameter.meta({ description: 'The order’s account.', example: mints.wSOL }),
  ...pageParameters(20),
})

/** One execution of a spot order. */
export const orderFillWire = z.object({
  signature: z.string().describe('The transaction.'),
  time: epochSeconds,
  inAmount: uiAmount.describe(
    'Given by the maker, by the multiplier of its time; null while it can’t be told.',
  ),
  inAmountRaw: rawAmount.nullable(),
  outAmount: uiAmount.describe('Got by the maker, likewise.'),
  outAmountRaw: rawAmount,
  amountUsd: usdOrNull.describe('At the prices of its time.'),
  price: priceUsdOrNull.describe('USD per UI unit of the base token, as it was displayed at that time.'),
  vsMarketBps: z
    .number()
    .nullable()
    .meta({ 'x-unit': 'basis points' })
    .describe('What the maker got against the market’s prices of that time; plus = better than the market.'),
  taker: address.nullable(),
  slot,
})
export type OrderFillWire = z.infer<typeof orderFillWire>

/** An order's executions, newest first, and its planned cycles. */
export const orderFillPage = pageOf(orderFillWire).extend({
  venue: z.enum(['dca', 'limit', 'kamino']),
  inputMint: address,
  outputMint: address,
  isComplete: z
    .boolean()
    .describe(
      'False where the order has sold more than its known executions, or only they tell of it: others are older than what was read of the chain, or have just happened.',
    ),
  plannedCycles: z
    .array(
      z.object({
        time: epochSeconds,
        inAmount: uiAmount,
        inAmountRaw: rawAmount,
        amountUsd: usdOrNull.describe('At the current price.'),
      }),
    )
    .describe('The next cycles of an open DCA order, if nothing changes; five at most.'),
})
export type OrderFillPageWire = z.infer<typeof orderFillPage>

/** Converts an order's executions to the API format. */
export function orderFillsToWire(view: OrderFillsView): OrderFillPageWire {
  const { input, output } = view
  const { content, ...page } = pageToWire(view, (fill) => fillToWire(fill, input, output))
  return {
    ...page,
    content: [...content],
    venue: view.venue,
    inputMint: input.mint,
    outputMint: output.mint,
    isComplete: view.isComplete,
    plannedCycles: view.plannedCycles.map(({ at, inputRaw, inputUsd }) => ({
      time: at,
      inAmount: orNull(rawToUiNumber(inputRaw, unitAt(input, at))),
      inAmountRaw: inputRaw.toString(),
      amountUsd: orNull(inputUsd),
    })),
  }
}

function fillToWire(fill: OrderFillView, input: PairSide, output: PairSide): OrderFillWire {
  const { inputRaw, outputRaw } = fill
  const inAmount = inputRaw === undefined ? undefined : rawToUiNumber(inputRaw, unitAt(input, fill.at))
  return {
    signature: fill.signature,
    time: fill.at,
    inAmount: orNull(inAmount),
    inAmountRaw: inputRaw === undefined ? null : inputRaw.toString(),
    outAmount: orNull(rawToUiNumber(outputRaw, unitAt(output, fill.at))),
    outAmountRaw: outputRaw.toString(),
    amountUsd: orNull(fill.filledUsd),
    price: orNull(fill.priceUsd),
    vsMarketBps: orNull(fill.vsMarketBps),
    taker: orNull(fill.taker),
    slot: fill.slot,
  }
}
