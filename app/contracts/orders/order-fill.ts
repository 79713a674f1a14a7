import { z } from 'zod'
import { rawToUiNumber } from '~/domain/base/amount'
import { unitAt } from '~/domain/base/ui-scale'
import type { OrderFillsView, OrderFillView } from '~/domain/order/fill-view'
import type { PairSide } from '~/domain/order/order-view'
import { spotTopics, topicOfVenue } from '~/domain/protocol/spot-venue'
import { mints } from '~/domain/token/mints'
import { orNull } from '../schema/absent'
import { address, epochSeconds, priceUsdOrNull, rawAmount, slot, uiAmount, usdOrNull } from '../schema/fields'
import { pageOf, pageToWire } from '../schema/page'
import { addressParameter, minFillUsdParameter, pageParameters } from '../schema/parameters'

/** Request for `/api/orders/{key}/fills`. */
export const orderFillsRequest = z.object({
  key: addressParameter.meta({ description: 'Account of the order.', example: mints.wSOL }),
  minAmountUsd: minFillUsdParameter,
  ...pageParameters(20),
})

/** One execution of a spot order. */
export const orderFillWire = z.object({
  signature: z.string().describe('Transaction signature.'),
  time: epochSeconds,
  inAmount: uiAmount.describe(
    'Amount that the maker paid, with the token’s multiplier at the time. Null = unknown.',
  ),
  inAmountRaw: rawAmount.nullable(),
  outAmount: uiAmount.describe(
    'Amount that the maker received, with the token’s multiplier at the time. Null = unknown.',
  ),
  outAmountRaw: rawAmount,
  amountUsd: usdOrNull.describe('At the prices of the fill time.'),
  price: priceUsdOrNull.describe(
    'USD per UI unit of the base token, with the token’s multiplier at the time.',
  ),
  vsMarketBps: z
    .number()
    .nullable()
    .meta({ 'x-unit': 'basis points' })
    .describe(
      'Price that the maker received vs. market price at the time; positive = better than the market.',
    ),
  taker: address.nullable(),
  slot,
})
export type OrderFillWire = z.infer<typeof orderFillWire>

/** The executions of an order, newest first, and its planned cycles. */
export const orderFillPage = pageOf(orderFillWire).extend({
  venue: z.enum(spotTopics),
  inputMint: address,
  outputMint: address,
  isComplete: z
    .boolean()
    .describe(
      'False if fills are missing: the order has sold more than the indexed fills account for, or only its fills are indexed. Missing fills are older than the indexed history, or very recent.',
    ),
  averageVsMarketBps: z
    .number()
    .nullable()
    .meta({ 'x-unit': 'basis points' })
    .describe(
      'Average of `vsMarketBps` over the newest 250 fills of the order, weighted by value. Null if none has a market price.',
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
    .describe('The next cycles of an open DCA order, at most five, if nothing changes.'),
})
export type OrderFillPageWire = z.infer<typeof orderFillPage>

/** Converts an order's executions to the API format. */
export function orderFillsToWire(view: OrderFillsView): OrderFillPageWire {
  const { input, output } = view
  const { content, ...page } = pageToWire(view, (fill) => fillToWire(fill, input, output))
  return {
    ...page,
    content: [...content],
    venue: topicOfVenue(view.venue),
    inputMint: input.mint,
    outputMint: output.mint,
    isComplete: view.isComplete,
    averageVsMarketBps: orNull(view.averageVsMarketBps),
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
