import { z } from 'zod'
import { countedRows, pageCount, pageOffset } from '~/domain/base/page'
import { perpAccountSortFields } from '~/domain/perp/perp-account-view'
import { analyticsPeriods } from '~/domain/perp/perp-activity-view'
import { perpMarketFilters, perpMarketSortFields } from '~/domain/perp/perp-view'
import { spotBalanceSortFields, spotSides } from '~/domain/perp/spot-balance-view'
import { driftOnly, type PerpVenue } from '~/domain/protocol/venues'
import { perpTradesMark } from '~/domain/service/list-mark'
import { exampleUserAccount } from '../example-ids'
import { cursorParameter, perpTradePlaceForm, placeFault } from '../schema/cursor'
import {
  addressParameter,
  oneOf,
  pageParameters,
  sortParameters,
  timeParameter,
  usdParameter,
  wholeNumber,
} from '../schema/parameters'

/** Maximum length of a string that identifies a market, characters. */
const longestMarket = 64

/** Default page size of Drift's tables. */
const perpTableRows = 20

/** Parameter that identifies a market by its account, index, name or base symbol. */
const marketParameter = z
  .string()
  .min(1, 'must contain a market')
  .max(longestMarket, `must have at most ${longestMarket} characters`)
  .meta({
    description: 'A market: its account, index, name or base symbol.',
    example: 'SOL-PERP',
  })

const traderParameter = addressParameter.meta({
  description: 'A wallet, or one of its User accounts.',
  example: exampleUserAccount,
})

/** Request for `/api/drift/markets`. */
export const perpMarketsRequest = z.object({
  ...pageParameters(250),
  ...sortParameters(perpMarketSortFields, 'openInterestUsd'),
  filter: oneOf(perpMarketFilters)
    .default('listed')
    .describe('Listed markets only, or also markets in settlement and delisted markets.'),
})

/** Request for `/api/drift/markets/{id}`. */
export const perpMarketRequest = z.object({ id: marketParameter })

const { page: tradesPage, size: tradesSize } = pageParameters(perpTableRows)

/** Part of the descriptions of all filters for executions. */
const lookedThrough =
  'are searched in batches of 5,000: `page` covers only the latest batch; `after` continues with the next one. A page can therefore have fewer rows than `size`, or none, and still have a `cursor`.'

/** Parameters of a list of executions. `checkTradePlace` checks them together. */
export const perpTradeFilters = z.object({
  page: tradesPage.meta({
    description: `Page number, starting at 1, up to row ${countedRows.toLocaleString('en-US')}. For older rows, or the whole list, use \`after\`.`,
    // The maximum is removed from the documentation, because the number of pages depends on `size`.
    maximum: undefined,
  }),
  size: tradesSize,
  after: cursorParameter(perpTradePlaceForm).optional(),
  market: marketParameter.optional().meta({
    description: 'A market by account, index, name or base symbol. Default: all markets.',
    example: '0',
  }),
  user: traderParameter.optional().meta({
    description: 'Taker or maker: a wallet, or one of its User accounts.',
    example: exampleUserAccount,
  }),
  side: oneOf(['buy', 'sell']).optional().describe(`Side of the taker. Fills of one side ${lookedThrough}`),
  minAmountUsd: usdParameter.optional().meta({
    description: `Minimum value of a fill. These fills ${lookedThrough}`,
    example: 1_000,
  }),
  start: timeParameter.optional().meta({
    description: 'Executed at or after this time: seconds since 1970 or ISO 8601.',
    example: 1_795_000_000,
  }),
  end: timeParameter.optional().meta({
    description: 'Executed before this time, in the same format. Must be later than `start`.',
    example: 1_795_086_400,
  }),
})

/** Reports a cursor of another list of executions, and a page after the last one that page numbers reach. */
export function checkTradePlace(
  venues: readonly PerpVenue[],
  request: z.output<typeof perpTradeFilters>,
  context: z.RefinementCtx,
): void {
  const { page, size, start, end } = request
  if (start !== undefined && end !== undefined && end <= start)
    context.addIssue({ code: 'custom', path: ['end'], message: 'must be later than start' })
  const fault = placeFault(request, perpTradesMark(venues, request))
  if (fault !== undefined) context.addIssue({ code: 'custom', path: ['after'], message: fault })
  // An invalid page or size already has an error of its own, and the product of the two is `NaN`.
  if (!(pageOffset({ page, size }) >= countedRows)) return
  const message = `must be at most ${pageCount(countedRows, size)} with size=${size}; for older rows use \`after\` with the \`cursor\` of the previous response`
  context.addIssue({ code: 'custom', path: ['page'], message })
}

/** Request for `/api/drift/trades`. */
export const perpTradesRequest = perpTradeFilters.superRefine((request, context) =>
  checkTradePlace(driftOnly, request, context),
)

/** Request for `/api/drift/markets/{id}/funding`. */
export const perpFundingRequest = z
  .object({
    id: marketParameter,
    hours: wholeNumber(1, 24 * 31)
      .prefault('168')
      .meta({ description: 'Period of the records.', 'x-unit': 'hours' }),
  })
  .transform(({ id, hours }) => ({ market: id, hours }))

/** Request for `/api/drift/positions/top/{limit}`. */
export const topPositionsRequest = z.object({
  limit: wholeNumber(1, 250).meta({ description: 'Number of positions.', example: 20 }),
})

/** Request for `/api/drift/positions/history/latest`. */
export const positionHistoryRequest = z
  .object({
    limit: wholeNumber(1, 5_000).prefault('5000').describe('Maximum number of records.'),
    minSizeNotional: usdParameter.prefault('1000').describe('Minimum position size after the fill.'),
  })
  .transform(({ limit, minSizeNotional }) => ({ limit, minSizeUsd: minSizeNotional }))

const positionsOf = {
  ...pageParameters(perpTableRows),
  ...sortParameters(['sizeNotional'], 'sizeNotional'),
}

/** Request for `/api/drift/markets/{id}/positions/perp`. */
export const marketPositionsRequest = z
  .object({ id: marketParameter, ...positionsOf })
  .transform(({ id, page, size, sortOrder }) => ({ market: id, page, size, sortOrder }))

/** Request for `/api/drift/users/{id}/positions`. */
export const userPositionsRequest = z
  .object({ id: traderParameter, ...positionsOf })
  .transform(({ id, page, size, sortOrder }) => ({ user: id, page, size, sortOrder }))

const balancesOf = {
  ...pageParameters(perpTableRows),
  ...sortParameters(spotBalanceSortFields, 'valueUsd'),
  side: oneOf(spotSides).optional().describe('Only deposits, or only borrows.'),
}

/** Request for `/api/drift/markets/{id}/positions/spot`. */
export const marketBalancesRequest = z
  .object({
    id: z
      .string()
      .min(1, 'must contain a spot market')
      .max(longestMarket, `must have at most ${longestMarket} characters`)
      .meta({
        description: 'A spot market: its account, index, symbol or mint.',
        example: 'USDC',
      }),
    ...balancesOf,
  })
  .transform(({ id, ...request }) => ({ market: id, ...request }))

/** Request for `/api/drift/users/{id}/positions/spot`. */
export const userBalancesRequest = z
  .object({ id: traderParameter, ...balancesOf })
  .transform(({ id, ...request }) => ({ user: id, ...request }))

const orderFilters = {
  ...pageParameters(perpTableRows),
  side: oneOf(['long', 'short']).optional().describe('Only this direction.'),
  minAmountUsd: usdParameter.optional().meta({ description: 'Minimum order value.', example: 1_000 }),
}

/** Request for `/api/drift/markets/all/orders`. */
export const perpOrdersRequest = z.object(orderFilters)

/** Request for `/api/drift/markets/{id}/orders`. */
export const marketOrdersRequest = z
  .object({ id: marketParameter, ...orderFilters })
  .transform(({ id, ...request }) => ({ market: id, ...request }))

/** Request for `/api/drift/users/{id}/orders`. */
export const userOrdersRequest = z
  .object({ id: traderParameter, ...orderFilters })
  .transform(({ id, ...request }) => ({ user: id, ...request }))

/** Request for `/api/drift/accounts/{id}`. */
export const perpAccountRequest = z.object({
  id: addressParameter.meta({ description: 'A Drift User account.', example: exampleUserAccount }),
})

/** Request for `/api/drift/accounts/active`. */
export const perpAccountsRequest = z.object({
  ...pageParameters(perpTableRows),
  ...sortParameters(perpAccountSortFields, 'lastActiveSlot'),
})

/** Request for `/api/drift/analytics/markets`. */
export const perpAnalyticsRequest = z.object({
  period: oneOf(analyticsPeriods).default('24h').describe('Period of the fills.'),
})
