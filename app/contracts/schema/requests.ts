import { z } from 'zod'
import { dcaSortFields, isMoving, limitSortFields, type OrderListRequest } from '~/domain/order/order-view'
import type { SpotTopic } from '~/domain/protocol/spot-venue'
import { volumeTypes } from '~/domain/protocol/trade-type'
import { orderListMark } from '~/domain/service/list-mark'
import { mints } from '~/domain/token/mints'
import { searchScopes } from '~/domain/token/search-view'
import { mostChosenTokens, tokenListings, tokenSortFields } from '~/domain/token/token-view'
import { exampleWallet } from '../example-ids'
import { cursorParameter, dcaPlaceForm, limitPlaceForm, type PlaceForm, placeFault } from './cursor'
import {
  addressParameter,
  mintParameter,
  mintsParameter,
  oneOf,
  pageParameters,
  searchParameter,
  sortParameters,
  timeParameter,
  usdParameter,
} from './parameters'

/** Unknown parameters of a request are ignored, so that newer clients can use older servers. */

/** Sentence in the description of every search parameter. */
const cut = 'Text after 100 characters is ignored.'

/** Description of the parameter `filter` of order lists. */
const reach =
  'Active orders, or all orders opened within your plan’s history plus everything still active. `search` with a full order address finds an order of any age.'

/** Description of the parameter `side` of order lists. */
const ofSide =
  'Only this side, as in the field `buy`. With `tokenMint`, the side of that token; `buy` stays that of the base.'

function orderListRequest<const Fields extends readonly ['createdAt', ...OrderListRequest['sortField'][]]>(
  list: SpotTopic,
  fields: Fields,
  places: PlaceForm,
) {
  const always = fields.filter((field) => !isMoving(field)).join(', ')
  const choice = `${always}; with filter=active also: ${fields.filter(isMoving).join(', ')}`
  return z
    .object({
      filter: oneOf(['active', 'historical']).default('active').describe(reach),
      ...pageParameters(20),
      ...sortParameters<Fields>(fields, 'createdAt', choice),
      tokenMint: mintParameter
        .optional()
        .meta({ description: 'A mint on either side of the order.', example: mints.wSOL }),
      maker: addressParameter.optional().meta({ description: 'Owner wallet.', example: exampleWallet }),
      search: searchParameter.optional().meta({
        description: `Symbol, name, mint, order or maker; for addresses, the first four or more characters. ${cut}`,
        example: 'SOL',
      }),
      minAmountUsd: usdParameter
        .optional()
        .meta({ description: 'Minimum order value at the opening.', example: 1_000 }),
      side: oneOf(['buy', 'sell']).optional().describe(ofSide),
      start: timeParameter.optional().meta({
        description: 'Opened at or after this time: seconds since 1970 or ISO 8601.',
        example: 1_795_000_000,
      }),
      end: timeParameter.optional().meta({
        description: 'Opened before this time, in the same format. Must be later than `start`.',
        example: 1_795_086_400,
      }),
      after: cursorParameter(places).optional(),
    })
    .superRefine((request, context) => {
      const mark = orderListMark(list, request)
      const fault = request.after && cursorFault(request, isMoving(request.sortField), mark)
      if (fault !== undefined) context.addIssue({ code: 'custom', path: ['after'], message: fault })
      if (request.filter !== 'active' && isMoving(request.sortField)) {
        const message = `must be one of: ${always}; ${request.sortField} changes constantly and needs filter=active`
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

/** Returns the error of a request whose cursor is invalid, and `undefined` for any other request. */
function cursorFault(
  { after, page, sortField, sortOrder }: Pick<OrderListRequest, 'after' | 'page' | 'sortField' | 'sortOrder'>,
  changes: boolean,
  mark: string,
): string | undefined {
  if (changes) return `does not work with sortField=${sortField}, because its values change constantly`
  const fault = placeFault({ after, page }, mark)
  if (fault !== undefined) return fault
  if (after?.sortField === sortField && after.sortOrder === sortOrder) return undefined
  return `belongs to sortField=${after?.sortField} and sortOrder=${after?.sortOrder}`
}

/**
 * Request for `/api/dca/all`. `start` and `end` filter by opening time. An order that was opened exactly at
 * `end` is excluded.
 */
export const dcaOrdersRequest = orderListRequest('dca', dcaSortFields, dcaPlaceForm)

/** Request for `/api/limit/all`. */
export const limitOrdersRequest = orderListRequest('limit', limitSortFields, limitPlaceForm)

/** Request for `/api/kamino/orders/all`. */
export const kaminoOrdersRequest = orderListRequest('kamino', limitSortFields, limitPlaceForm)

/** Request for `/api/tokens`. */
export const tokensRequest = z
  .object({
    ...pageParameters(25),
    ...sortParameters(tokenSortFields, 'marketCap'),
    search: searchParameter.optional().meta({ description: `Symbol, name or mint. ${cut}`, example: 'USDC' }),
    tokenMints: mintsParameter(mostChosenTokens)
      .optional()
      .meta({
        description: `Only these mints, comma-separated, at most ${mostChosenTokens}. Default: all tokens.`,
        example: `${mints.wSOL},${mints.USDC}`,
      }),
    listing: oneOf(tokenListings)
      .default('all')
      .describe('With `new`, only tokens first seen after the first hour of this service’s records.'),
  })
  .transform(({ search, tokenMints, ...request }) => ({
    ...request,
    search: search || undefined,
    only: tokenMints,
  }))

/** Request for `/api/tokens/{tokenMint}`. */
export const tokenRequest = z.object({
  tokenMint: mintParameter.meta({ description: 'Mint address.', example: mints.USDC }),
  volumeType: oneOf(volumeTypes).optional().describe('Venue of `volume`. Default: all venues.'),
})

/**
 * Request for `/api/search`. If the search text is empty, the response contains the tokens with the largest
 * DCA volume.
 */
export const searchRequest = z
  .object({
    q: searchParameter.prefault('').meta({ description: `Search text. ${cut}`, example: 'SOL' }),
    ...pageParameters(20),
    type: oneOf(searchScopes)
      .default('token')
      .describe('Only results of this type, or `all` types in one list.'),
  })
  .transform(({ q, type, page, size }) => ({ kind: type, text: q, page, size }))

/** Request that has no parameters. */
export const noRequest = z.object({})
