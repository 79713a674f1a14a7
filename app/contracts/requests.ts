import { z } from 'zod'
import { dcaSortFields, limitSortFields, movingSortFields, type OrderListRequest } from '~/domain/order-view'
import { perpMarketSortFields } from '~/domain/perp-view'
import { searchKinds, tokenSortFields } from '~/domain/token-view'
import {
  addressParameter,
  oneOf,
  pageParameters,
  searchParameter,
  secondsParameter,
  sortParameters,
  usdParameter,
  wholeNumber,
} from './parameters'

/** Unknown parameters are ignored, so that newer clients may ask older servers. */

function orderListRequest<const Fields extends readonly ['createdAt', ...OrderListRequest['sortField'][]]>(
  fields: Fields,
) {
  return z
    .object({
      filter: oneOf(['active', 'historical']).default('active'),
      ...pageParameters(20),
      ...sortParameters<Fields>(fields, 'createdAt'),
      tokenMint: addressParameter.optional(),
      search: searchParameter.optional(),
      minAmountUsd: usdParameter.optional(),
      start: secondsParameter.optional(),
      end: secondsParameter.optional(),
    })
    .superRefine((request, context) => {
      const bounded = request.filter === 'active'
      if (!bounded && movingSortFields.some((field) => field === request.sortField)) {
        const message = `${request.sortField} changes with every fill: sort by it with filter=active only`
        context.addIssue({ code: 'custom', path: ['sortField'], message })
      }
      if (request.start !== undefined && request.end !== undefined && request.end <= request.start) {
        context.addIssue({ code: 'custom', path: ['end'], message: 'must be later than start' })
      }
    })
    .transform(({ start, end, search, ...request }) => ({
      ...request,
      search: search || undefined,
      openedFrom: start,
      openedBefore: end,
    }))
}

/** `/api/dca/all` (M209). `start` and `end` are the opening's time, epoch seconds, `end` exclusive. */
export const dcaOrdersRequest = orderListRequest(dcaSortFields)

/** `/api/limit/all` and `/api/kamino/orders/all` (M210). */
export const limitOrdersRequest = orderListRequest(limitSortFields)

/** `/api/tokens` (M207). */
export const tokensRequest = z
  .object({
    ...pageParameters(25),
    ...sortParameters(tokenSortFields, 'marketCap'),
    search: searchParameter.optional(),
  })
  .transform(({ search, ...request }) => ({ ...request, search: search || undefined }))

/** `/api/tokens/{tokenMint}` (M208). */
export const tokenRequest = z.object({
  tokenMint: addressParameter,
  volumeType: oneOf(['dca', 'kamino', 'drift', 'jupiter_limit']).optional(),
})

/** `/api/search` (M203). An empty text answers the tokens with most DCA volume (resolution 4.9). */
export const searchRequest = z
  .object({
    q: searchParameter.default(''),
    ...pageParameters(20),
    type: oneOf(searchKinds).default('token'),
  })
  .transform(({ q, type, page, size }) => ({ kind: type, text: q, page, size }))

/** `/api/drift/markets` (M219). */
export const perpMarketsRequest = z.object({
  ...pageParameters(250),
  ...sortParameters(perpMarketSortFields, 'openInterestUsd'),
})

/** `/api/drift/trades`. `market` is a market's index. */
export const perpTradesRequest = z
  .object({ ...pageParameters(20), market: wholeNumber(0, 65_535).optional() })
  .transform(({ market, ...request }) => ({ ...request, marketIndex: market }))

/** For endpoints without parameters. */
export const noRequest = z.object({})
