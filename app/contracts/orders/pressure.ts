import { z } from 'zod'
import {
  type DcaPressureView,
  netUsd,
  type PressureSum,
  pressureAssumptions,
  type TokenPressure,
} from '~/domain/order/pressure-view'
import { mints } from '~/domain/token/mints'
import { orNull } from '../schema/absent'
import { address, epochSeconds, logoUrlOrNull, usd } from '../schema/fields'
import { responseTable } from '../schema/format'
import { pageOf, pageToWire } from '../schema/page'
import { mintParameter, oneOf, pageParameters } from '../schema/parameters'

/** Request for `/api/dca/pressure`. */
export const dcaPressureRequest = z.object({
  horizon: oneOf(['5m', '30m', '1h', '6h', '24h'])
    .default('24h')
    .describe(
      'Tokens are ranked by their net value over this horizon, which is also the number of hours returned.',
    ),
  tokenMint: mintParameter.optional().meta({ description: 'Only this token.', example: mints.wSOL }),
  ...pageParameters(20),
})

const hourWire = z.object({ time: epochSeconds, buyUsd: usd, sellUsd: usd, netUsd: usd })

/** Planned purchases and sales of one token by DCA orders. */
export const tokenPressureWire = z.object({
  tokenMint: address,
  tokenSymbol: z.string().nullable(),
  tokenName: z.string().nullable(),
  tokenImage: logoUrlOrNull,
  tokenVerified: z.boolean(),
  orders: z.number().int().describe('Active orders with the token on either side.'),
  unpricedOrders: z.number().int().describe('Orders that add nothing because their input has no price.'),
  netUsd5m: usd.describe('Buys minus sells in the next five minutes.'),
  netUsd30m: usd,
  netUsd1h: usd,
  netUsd6h: usd,
  netUsd24h: usd,
  buyUsd5m: usd,
  buyUsd30m: usd,
  buyUsd1h: usd,
  buyUsd6h: usd,
  buyUsd24h: usd,
  sellUsd5m: usd,
  sellUsd30m: usd,
  sellUsd1h: usd,
  sellUsd6h: usd,
  sellUsd24h: usd,
  hours: z
    .array(hourWire)
    .describe(
      'Hourly values from `asOf` on, up to the horizon. In CSV and NDJSON each hour is a row: the token’s other fields, then `time`, `buyUsd`, `sellUsd` and `netUsd`.',
    ),
})
export type TokenPressureWire = z.infer<typeof tokenPressureWire>

/** Planned purchases and sales of active DCA orders, by token. */
export const tokenPressurePage = pageOf(tokenPressureWire).extend({
  asOf: epochSeconds.describe('Start time of the horizons.'),
  assumptions: z.array(z.string()).describe('Assumptions of the forecast.'),
})
export type TokenPressurePage = z.infer<typeof tokenPressurePage>

/** The planned purchases and sales as a table, with one row per token and hour. */
export const tokenPressureTable = responseTable(
  tokenPressureWire.omit({ hours: true }).extend(hourWire.shape),
  ({ content }: TokenPressurePage) =>
    content.flatMap(({ hours, ...token }) => hours.map((hour) => ({ ...token, ...hour }))),
  { field: 'hours', columns: Object.keys(hourWire.shape) },
)

/** Converts the planned purchases and sales to the API format. */
export function dcaPressureToWire(view: DcaPressureView): TokenPressurePage {
  const { content, ...page } = pageToWire(view, (row) => tokenPressureToWire(row, view.asOf))
  return { ...page, content: [...content], asOf: view.asOf, assumptions: [...pressureAssumptions] }
}

/** Data for the panel of planned purchases and sales on a token's page. */
export interface TokenPressurePanel extends Pick<TokenPressurePage, 'assumptions'> {
  /** Planned purchases and sales of the token; `null`: no active order trades this token. */
  readonly row: TokenPressureWire | null
}

/** Converts the planned purchases and sales of one token to the format of the token's page. */
export function tokenPressureToPanel(view: DcaPressureView): TokenPressurePanel {
  const { content, assumptions } = dcaPressureToWire(view)
  return { row: content[0] ?? null, assumptions }
}

function tokenPressureToWire({ token, horizons, ...row }: TokenPressure, asOf: number): TokenPressureWire {
  return {
    tokenMint: token.mint,
    tokenSymbol: orNull(token.symbol),
    tokenName: orNull(token.name),
    tokenImage: orNull(token.logoUrl),
    tokenVerified: token.verified,
    orders: row.orders,
    unpricedOrders: row.unpricedOrders,
    netUsd5m: netUsd(horizons['5m']),
    netUsd30m: netUsd(horizons['30m']),
    netUsd1h: netUsd(horizons['1h']),
    netUsd6h: netUsd(horizons['6h']),
    netUsd24h: netUsd(horizons['24h']),
    buyUsd5m: horizons['5m'].buyUsd,
    buyUsd30m: horizons['30m'].buyUsd,
    buyUsd1h: horizons['1h'].buyUsd,
    buyUsd6h: horizons['6h'].buyUsd,
    buyUsd24h: horizons['24h'].buyUsd,
    sellUsd5m: horizons['5m'].sellUsd,
    sellUsd30m: horizons['30m'].sellUsd,
    sellUsd1h: horizons['1h'].sellUsd,
    sellUsd6h: horizons['6h'].sellUsd,
    sellUsd24h: horizons['24h'].sellUsd,
    hours: row.hours.map((sum: PressureSum, index) => ({
      time: asOf + index * 3_600,
      buyUsd: sum.buyUsd,
      sellUsd: sum.sellUsd,
      netUsd: netUsd(sum),
    })),
  }
}
