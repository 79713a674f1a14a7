import { z } from 'zod'
import { type DepthSum, type DepthView, depthReachPercent } from '~/domain/order/depth-view'
import { mints } from '~/domain/token/mints'
import { orNull } from '../schema/absent'
import { address, epochSeconds, priceUsdOrNull, usd } from '../schema/fields'
import { responseTable } from '../schema/format'
import { mintParameter } from '../schema/parameters'

/** Request for `/api/limit/depth`. */
export const depthRequest = z.object({
  tokenMint: mintParameter
    .prefault(mints.wSOL)
    .meta({ description: 'Mint of the token that is bought or sold.', example: mints.wSOL }),
})

const percent = z.number().int().meta({ 'x-unit': 'percent' })
const restingWire = z.object({
  buyUsd: usd.describe('Remaining value of orders that buy the token.'),
  sellUsd: usd.describe('Remaining value of orders that sell the token.'),
  buyOrders: z.number().int(),
  sellOrders: z.number().int(),
})

/** Open limit orders whose base is a given token, grouped by their distance from the token's price. */
export const depthWire = z.object({
  tokenMint: address,
  asOf: epochSeconds,
  price: priceUsdOrNull,
  buckets: z
    .array(
      restingWire.extend({
        fromPercent: percent.describe('Distance from the price at which the bucket starts.'),
        toPercent: percent,
        fromPrice: z.number().meta({ 'x-unit': 'USD per UI unit' }),
      }),
    )
    .describe(
      'Buckets of 1 % each, from 50 % below the price to 50 % above it. Empty if the token has no price.',
    ),
  below: restingWire.describe('More than 50 % below the price.'),
  above: restingWire.describe('More than 50 % above the price.'),
  unpricedOrders: z
    .number()
    .int()
    .describe(
      'Orders with the token as base whose limit price is unknown. They are not in any bucket, nor in `below` or `above`. If the token has no price, this counts all of them.',
    ),
  quoteOrders: z
    .number()
    .int()
    .describe(
      'Excluded orders with the token as quote, such as SOL in JUP/SOL. Their limit is a price of the other token, so they have no distance from this token’s price.',
    ),
  orders: z
    .number()
    .int()
    .describe(
      'All open orders with the token on either side: the orders in the buckets, `below` and `above`, plus `unpricedOrders` and `quoteOrders`.',
    ),
})
export type DepthWire = z.infer<typeof depthWire>

/**
 * Limit order depth as a table. The last rows on each side contain all orders beyond the buckets, so their
 * outer limit is `null`. The table is empty for a token without a price.
 */
export const depthTable = responseTable(
  z.object({
    fromPercent: percent.nullable(),
    toPercent: percent.nullable(),
    fromPrice: priceUsdOrNull,
    ...restingWire.shape,
  }),
  ({ price, buckets, below, above }: DepthWire) =>
    price === null
      ? []
      : [
          { ...below, fromPercent: null, toPercent: -depthReachPercent, fromPrice: null },
          ...buckets,
          {
            ...above,
            fromPercent: depthReachPercent,
            toPercent: null,
            fromPrice: (price * (100 + depthReachPercent)) / 100,
          },
        ],
)

/** Converts the limit order depth to the API format. */
export function depthToWire({ tokenMint, asOf, priceUsd, ...depth }: DepthView): DepthWire {
  return {
    tokenMint,
    asOf,
    price: orNull(priceUsd),
    buckets: depth.buckets.flatMap(({ fromPercent, ...sum }) =>
      priceUsd === undefined
        ? []
        : {
            ...restingToWire(sum),
            fromPercent,
            toPercent: fromPercent + 1,
            fromPrice: (priceUsd * (100 + fromPercent)) / 100,
          },
    ),
    below: restingToWire(depth.below),
    above: restingToWire(depth.above),
    unpricedOrders: depth.unpricedOrders,
    quoteOrders: depth.quoteOrders,
    orders: placedOrders(depth) + depth.unpricedOrders + depth.quoteOrders,
  }
}

function placedOrders({ buckets, below, above }: Pick<DepthView, 'buckets' | 'below' | 'above'>): number {
  return [...buckets, below, above].reduce(
    (sum, { buyOrders, sellOrders }) => sum + buyOrders + sellOrders,
    0,
  )
}

/** Data for the depth chart of a token's page. It contains only sums and no empty buckets. */
export interface DepthPanelWire {
  /** Price in USD per UI unit; `null`: the token has no price, so the distance of orders is unknown. */
  readonly price: number | null
  readonly buckets: readonly (RestingUsd & { readonly fromPercent: number })[]
  readonly below: RestingUsd
  readonly above: RestingUsd
}

/** Remaining amounts of the orders in one bucket, USD. */
interface RestingUsd {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** Converts the limit order depth to the format of a token's page. */
export function depthToPanelWire(view: DepthView): DepthPanelWire {
  const { price, buckets, below, above } = depthToWire(view)
  return {
    price,
    buckets: buckets
      .filter(({ buyUsd, sellUsd }) => buyUsd + sellUsd !== 0)
      .map(({ fromPercent, ...sums }) => ({ fromPercent, ...usdOf(sums) })),
    below: usdOf(below),
    above: usdOf(above),
  }
}

function usdOf({ buyUsd, sellUsd }: RestingUsd): RestingUsd {
  return { buyUsd, sellUsd }
}

function restingToWire({ buyUsd, sellUsd, buyOrders, sellOrders }: DepthSum) {
  return { buyUsd, sellUsd, buyOrders, sellOrders }
}
