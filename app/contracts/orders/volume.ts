import { z } from 'zod'
import { knownSum } from '~/domain/base/known-sum'
import {
  type DcaAggregateView,
  type TokenVolumeView,
  totalUsd,
  type VolumeChartView,
} from '~/domain/order/volume-view'
import { distinctLabels } from '../distinct-labels'
import { orNull } from '../schema/absent'
import { address, epochSeconds, logoUrlOrNull, usd, usdOrNull } from '../schema/fields'
import { responseTable } from '../schema/format'
import { pageOf } from '../schema/page'

/** Sums of the DCA orders of one token. */
export const dcaAggregateWire = z.object({
  token: z.string().describe('Its name, or its symbol, or its mint if it has neither.'),
  tokenSymbol: z.string().nullable(),
  tokenMint: address,
  tokenImage: logoUrlOrNull,
  tokenVerified: z.boolean(),
  buysUsd: usdOrNull.describe(
    'USD value that buys the token (the token is the output). Null if none of these orders has a price or, with basis=filled, none of these fills has a known value.',
  ),
  sellsUsd: usdOrNull.describe(
    'USD value that sells the token (the token is the input). Null in the same cases.',
  ),
  totalUsd: usdOrNull.describe('Buys + sells that are known; null if neither is.'),
  orders: z
    .number()
    .int()
    .nullable()
    .describe('Active orders with the token on either side; null with basis=filled.'),
  unpricedOrders: z
    .number()
    .int()
    .nullable()
    .describe('Orders excluded from the sums because their input has no price.'),
})
export type DcaAggregateWire = z.infer<typeof dcaAggregateWire>
export const dcaAggregateList = z.array(dcaAggregateWire)

/** Filled volume of a token. */
export const filledTokenWire = z.object({
  mint: address,
  symbol: z.string().nullable(),
  name: z.string().nullable(),
  image: logoUrlOrNull,
  verified: z.boolean(),
  volume: usdOrNull.describe('Buys + sells; null if no fill has a known value.'),
  buyVolume: usdOrNull.describe('Volume with the token as output; null if no fill has a known value.'),
  sellVolume: usdOrNull.describe('Volume with the token as input; null if no fill has a known value.'),
  totalFilledUsd: usdOrNull.describe('Same as `volume`.'),
})
export type FilledTokenWire = z.infer<typeof filledTokenWire>
export const filledTokenPage = pageOf(filledTokenWire)

/** Filled volumes by token, for a chart of shares. */
export const filledTokenChartWire = z.object({
  labels: z
    .array(z.string())
    .describe(
      'Token symbols, largest first, followed by the mint if the symbol is not unique or the token is unverified. Tokens with unknown volume are excluded.',
    ),
  mints: z.array(address).describe('Mints of the tokens.'),
  verified: z.array(z.boolean()).describe('Whether each token is on the verified token list.'),
  datasets: z.array(z.object({ label: z.string(), data: z.array(usd) })),
})
export type FilledTokenChartWire = z.infer<typeof filledTokenChartWire>

/** Executed volume over time, by token. */
export const volumeChartWire = z.object({
  labels: z.array(epochSeconds).describe('Start times of the buckets.'),
  datasets: z.array(
    z.object({
      label: z
        .string()
        .describe(
          'The token’s symbol, followed by its mint if the symbol is not unique or the token is unverified; or `Other`.',
        ),
      tokenMint: address.nullable().describe('Null = all other tokens together.'),
      tokenVerified: z
        .boolean()
        .nullable()
        .describe('Whether the token is on the verified token list; null for `Other`.'),
      data: z
        .array(usdOrNull)
        .describe(
          'One sum per label, from fills with a known value: 0 if there were no fills; null if none has a known value, or if the bucket starts before the indexed history. In the net view, negative if more was sold.',
        ),
    }),
  ),
})
export type VolumeChartWire = z.infer<typeof volumeChartWire>

/** The volume chart as a table. There is one row per token and bucket, and the rows are grouped by token. */
export const volumeChartTable = responseTable(
  z.object({ time: epochSeconds, label: z.string(), tokenMint: address.nullable(), volumeUsd: usdOrNull }),
  ({ labels, datasets }: VolumeChartWire) =>
    datasets.flatMap(({ label, tokenMint, data }) =>
      labels.flatMap((time, index) => {
        const volumeUsd = data[index]
        return volumeUsd === undefined ? [] : { time, label, tokenMint, volumeUsd }
      }),
    ),
)

/** Converts a token's sums to the API format. */
export function dcaAggregateToWire({ token, ...sums }: DcaAggregateView): DcaAggregateWire {
  const { buysUsd, sellsUsd } = sums
  return {
    token: token.name ?? token.symbol ?? token.mint,
    tokenSymbol: orNull(token.symbol),
    tokenMint: token.mint,
    tokenImage: orNull(token.logoUrl),
    tokenVerified: token.verified,
    buysUsd: orNull(buysUsd),
    sellsUsd: orNull(sellsUsd),
    totalUsd: orNull(knownSum(buysUsd, sellsUsd)),
    orders: orNull(sums.orders),
    unpricedOrders: orNull(sums.unpricedOrders),
  }
}

/** Converts a token's filled volume to the API format. */
export function filledTokenToWire(volume: TokenVolumeView): FilledTokenWire {
  const { token, boughtUsd, soldUsd } = volume
  return {
    mint: token.mint,
    symbol: orNull(token.symbol),
    name: orNull(token.name),
    image: orNull(token.logoUrl),
    verified: token.verified,
    volume: orNull(totalUsd(volume)),
    buyVolume: orNull(boughtUsd),
    sellVolume: orNull(soldUsd),
    totalFilledUsd: orNull(totalUsd(volume)),
  }
}

/** Converts filled volumes to chart slices. */
export function filledTokensToChart(volumes: readonly TokenVolumeView[]): FilledTokenChartWire {
  const slices = volumes.flatMap((volume) => {
    const usd = totalUsd(volume)
    return usd === undefined ? [] : { token: volume.token, usd }
  })
  return {
    labels: distinctLabels(slices.map(({ token }) => token)),
    mints: slices.map(({ token }) => token.mint),
    verified: slices.map(({ token }) => token.verified),
    datasets: [{ label: 'Filled volume, 24 h', data: slices.map(({ usd }) => usd) }],
  }
}

/** Converts the volume chart to the API format. */
export function volumeChartToWire({ starts, series }: VolumeChartView): VolumeChartWire {
  const labels = distinctLabels(series.flatMap(({ token }) => token ?? []))
  return {
    labels: [...starts],
    datasets: series.map(({ token, usd }, index) => ({
      label: labels[index] ?? 'Other', // only the last series, for all other tokens together, has no label
      tokenMint: token === undefined ? null : token.mint,
      tokenVerified: token === undefined ? null : token.verified,
      data: usd.map(orNull),
    })),
  }
}
