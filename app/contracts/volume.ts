import { z } from 'zod'
import { knownSum } from '~/domain/known-sum'
import {
  type DcaAggregateView,
  type TokenVolumeView,
  totalUsd,
  type VolumeChartView,
} from '~/domain/volume-view'
import { orNull } from './absent'
import { distinctLabels } from './distinct-labels'
import { address, epochSeconds, logoUrlOrNull, usd, usdOrNull } from './fields'
import { answerTable } from './format'
import { pageOf } from './page'

/** Sums of a token's DCA orders. */
export const dcaAggregateWire = z.object({
  token: z.string().describe('Its name, its symbol or, where it has neither, its mint.'),
  tokenSymbol: z.string().nullable(),
  tokenMint: address,
  tokenImage: logoUrlOrNull,
  tokenVerified: z.boolean(),
  buysUsd: usdOrNull.describe(
    'USD for which the token is bought: it is the output. Null where it is bought and none of those orders has a price, or with basis=filled none of those fills a known value.',
  ),
  sellsUsd: usdOrNull.describe('USD for which the token is sold: it is the input. Null likewise.'),
  totalUsd: usdOrNull.describe('Both, of what is known; null where nothing is.'),
  orders: z
    .number()
    .int()
    .nullable()
    .describe('Active orders with the token on either side; null with basis=filled.'),
  unpricedOrders: z
    .number()
    .int()
    .nullable()
    .describe('Those of them that are in no sum, since their input has no price.'),
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
  volume: usdOrNull.describe('Bought and sold; null where no fill has a known value.'),
  buyVolume: usdOrNull.describe('The token was the output; null likewise.'),
  sellVolume: usdOrNull.describe('The token was the input; null likewise.'),
  totalFilledUsd: usdOrNull.describe('As `volume`.'),
})
export type FilledTokenWire = z.infer<typeof filledTokenWire>
export const filledTokenPage = pageOf(filledTokenWire)

/** The same tokens as a chart of shares. */
export const filledTokenChartWire = z.object({
  labels: z
    .array(z.string())
    .describe(
      'Symbols of the tokens, with their mints where others have the same or nobody vouches for them, the largest first; those whose volume is unknown are left out.',
    ),
  mints: z.array(address).describe('Their mints.'),
  verified: z.array(z.boolean()).describe('Whether each is on the verified token list.'),
  datasets: z.array(z.object({ label: z.string(), data: z.array(usd) })),
})
export type FilledTokenChartWire = z.infer<typeof filledTokenChartWire>

/** Volume over time. */
export const volumeChartWire = z.object({
  labels: z.array(epochSeconds).describe('Starts of the buckets.'),
  datasets: z.array(
    z.object({
      label: z
        .string()
        .describe(
          'The token’s symbol, with its mint where others have the same or nobody vouches for it; or `Other`.',
        ),
      tokenMint: address.nullable().describe('Null = all other tokens together.'),
      tokenVerified: z.boolean().nullable().describe('On the verified token list; null likewise.'),
      data: z
        .array(usdOrNull)
        .describe(
          'One sum per label, of the fills with a known value: 0 where there was no fill, null where none has one and where the bucket begins before the known history. In the net view below zero where more was sold.',
        ),
    }),
  ),
})
export type VolumeChartWire = z.infer<typeof volumeChartWire>

/** The chart as a table: one row per token and bucket, token by token. */
export const volumeChartTable = answerTable(
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

/** Converts volume over time to the API format. */
export function volumeChartToWire({ starts, series }: VolumeChartView): VolumeChartWire {
  const labels = distinctLabels(series.flatMap(({ token }) => token ?? []))
  return {
    labels: [...starts],
    datasets: series.map(({ token, usd }, index) => ({
      label: labels[index] ?? 'Other', // only the last series, for all other tokens, has no label
      tokenMint: token === undefined ? null : token.mint,
      tokenVerified: token === undefined ? null : token.verified,
      data: usd.map(orNull),
    })),
  }
}
