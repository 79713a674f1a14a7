import { z } from 'zod'
import { type OrderEventView, orderEventKinds } from '~/domain/order/order-event-view'
import { exampleWallet } from '../example-ids'
import { orNull } from '../schema/absent'
import { address, epochSeconds, logoUrlOrNull, usdOrNull } from '../schema/fields'
import { addressParameter, oneOf, usdParameter, wholeNumber } from '../schema/parameters'

/** Request for `/api/dca/events/{account}`. */
export const orderEventsRequest = z.object({
  account: addressParameter.meta({
    description: 'A trader’s wallet, or an order account.',
    example: exampleWallet,
  }),
  side: oneOf(['buy', 'sell']).optional().describe('Only orders of this side, as in the field `buy`.'),
  minAmountUsd: usdParameter.optional().meta({
    description:
      'Minimum value of an event. Closings and events of unknown value are left out. Only the newest cycles are checked: 500 of each order of a wallet, or 2,000 of a single order. Older ones are left out.',
    example: 10,
  }),
  limit: wholeNumber(1, 250).prefault('100').describe('Maximum number of events, newest first.'),
})

/** An event of a DCA order, for the timeline of a trader or of an order. */
export const orderEventWire = z.object({
  id: z.string().describe('Unique event id: the transaction signature and the position in the transaction.'),
  kind: z.enum(orderEventKinds),
  time: epochSeconds,
  signature: z.string().describe('Transaction signature.'),
  publicKey: address.describe('Account of the order.'),
  inputMint: address,
  inputTokenSymbol: z.string().nullable(),
  inputTokenName: z.string().nullable(),
  inputTokenImage: logoUrlOrNull,
  inputTokenVerified: z.boolean(),
  outputMint: address,
  outputTokenSymbol: z.string().nullable(),
  outputTokenName: z.string().nullable(),
  outputTokenImage: logoUrlOrNull,
  outputTokenVerified: z.boolean(),
  buy: z.boolean(),
  amountUsd: usdOrNull.describe(
    'Value filled by a cycle or deposited at the opening, in USD at the prices of its time. Null = unknown, or a closing.',
  ),
})
export type OrderEventWire = z.infer<typeof orderEventWire>
export const orderEventList = z.array(orderEventWire)

/** Converts an event to the API format. The fields for the token pair are the same as in lists of orders. */
export function orderEventToWire(event: OrderEventView): OrderEventWire {
  const { input, output } = event
  return {
    id: `${event.signature} ${event.place}`,
    kind: event.kind,
    time: event.at,
    signature: event.signature,
    publicKey: event.order,
    inputMint: input.mint,
    inputTokenSymbol: orNull(input.symbol),
    inputTokenName: orNull(input.name),
    inputTokenImage: orNull(input.logoUrl),
    inputTokenVerified: input.verified,
    outputMint: output.mint,
    outputTokenSymbol: orNull(output.symbol),
    outputTokenName: orNull(output.name),
    outputTokenImage: orNull(output.logoUrl),
    outputTokenVerified: output.verified,
    buy: event.buy,
    amountUsd: orNull(event.usd),
  }
}
