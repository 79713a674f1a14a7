import { z } from 'zod'
import type { PerpAccountView } from '~/domain/perp/perp-account-view'
import {
  type PerpFundingView,
  type PositionRecordView,
  positionRecordKey,
} from '~/domain/perp/perp-activity-view'
import type { PerpOrderFillsView } from '~/domain/perp/perp-order-view'
import { address } from '../schema/fields'
import { responseTable } from '../schema/format'
import { pageOf } from '../schema/page'
import { perpMarketToWire, perpMarketWire, perpTradeToWire, perpTradeWire } from './perp'
import {
  perpAccountRowToWire,
  perpAccountRowWire,
  perpOrderToWire,
  perpOrderWire,
  perpPositionToWire,
  perpPositionWire,
} from './perp-account'
import {
  fundingRecordWire,
  perpAnalyticsRowToWire,
  perpAnalyticsRowWire,
  perpFundingToWire,
  perpFundingWire,
  positionRecordToWire,
  positionRecordWire,
} from './perp-activity'
import {
  perpOrderDetailToWire,
  perpOrderDetailWire,
  perpOrderFillPage,
  perpOrderFillsToWire,
  perpOrderFillWire,
} from './perp-order'
import { spotBalanceToWire, spotBalanceWire } from './spot-balance'
import { venueField, withVenue } from './venue'

const venue = { venue: venueField }
const userAccount = address.describe('User account of the trader.')
const orderId = z
  .string()
  .describe('`{userAccount}:{orderId}`, with `:{slot}` at a venue that may use an id again.')

export const venueMarketWire = perpMarketWire.extend({
  status: z.number().int().describe('The venue’s own number; the same number differs between venues.'),
  statusName: z.string().describe('The venue’s name of the status.'),
  ...venue,
})
export type VenueMarketWire = z.infer<typeof venueMarketWire>
export const venueMarketPage = pageOf(venueMarketWire)

export const venueTradeWire = perpTradeWire.extend(venue)
export type VenueTradeWire = z.infer<typeof venueTradeWire>
export const venueTradePage = pageOf(venueTradeWire)

export const venueAnalyticsRowWire = perpAnalyticsRowWire.extend(venue)
export const venueAnalyticsWire = z.array(venueAnalyticsRowWire)

const venueFundingRecordWire = fundingRecordWire.extend(venue)

/** Funding rates of one market, whose records have the venue too. */
export const venueFundingWire = perpFundingWire.extend({
  records: z.array(venueFundingRecordWire).describe('Funding records, oldest first.'),
  ...venue,
})
type VenueFundingWire = z.infer<typeof venueFundingWire>
export const venueFundingTable = responseTable(
  venueFundingRecordWire,
  ({ records }: VenueFundingWire) => records,
)

export const venuePositionRecordWire = positionRecordWire.extend({
  id: z.string().describe('Record id: `{venue}:{market}:{fill record}:{m|t}`, m = maker, t = taker.'),
  ...venue,
})
export const venuePositionHistoryWire = z.array(venuePositionRecordWire)

export const venuePositionWire = perpPositionWire.extend({ publicKey: userAccount, ...venue })
export const venuePositionPage = pageOf(venuePositionWire)
export const venuePositionList = z.array(venuePositionWire)

export const venueSpotBalanceWire = spotBalanceWire.extend({ userAccount, ...venue })
export const venueSpotBalancePage = pageOf(venueSpotBalanceWire)

export const venueOrderWire = perpOrderWire.extend({ id: orderId, ...venue })
export const venueOrderPage = pageOf(venueOrderWire)
export const venueOrderDetailWire = perpOrderDetailWire.extend({ id: orderId, ...venue })

export const venueOrderFillWire = perpOrderFillWire.extend({
  id: z.string().describe('Fill id: `{signature}:{instruction path}:{event index}`, as in perp trades.'),
  ...venue,
})
export const venueOrderFillPage = perpOrderFillPage.extend({
  content: z.array(venueOrderFillWire),
  ...venue,
})
type VenueOrderFillPageWire = z.infer<typeof venueOrderFillPage>

export const venueAccountRowWire = perpAccountRowWire.extend({ publicKey: userAccount, ...venue })
export const venueAccountPage = pageOf(venueAccountRowWire)
export const venueAccountWire = venueAccountRowWire.extend({
  positions: z.array(venuePositionWire),
  orders: z.array(venueOrderWire),
  spotBalances: z.array(venueSpotBalanceWire).describe('Deposits and borrows, largest first.'),
})
type VenueAccountWire = z.infer<typeof venueAccountWire>

export const venueMarketToWire = withVenue(perpMarketToWire)
export const venueTradeToWire = withVenue(perpTradeToWire)
export const venueAnalyticsRowToWire = withVenue(perpAnalyticsRowToWire)
export const venuePositionToWire = withVenue(perpPositionToWire)
export const venueSpotBalanceToWire = withVenue(spotBalanceToWire)
export const venueOrderToWire = withVenue(perpOrderToWire)
export const venueOrderDetailToWire = withVenue(perpOrderDetailToWire)
export const venueAccountRowToWire = withVenue(perpAccountRowToWire)

/** Converts a position record. Its id includes the venue, because venues number their markets and fills alike. */
export const venuePositionRecordToWire = withVenue((record: PositionRecordView) => ({
  ...positionRecordToWire(record),
  id: positionRecordKey(record),
}))

/** Converts a market's funding. */
export function venueFundingToWire(funding: PerpFundingView): VenueFundingWire {
  const { records, ...wire } = perpFundingToWire(funding)
  const { venue: own } = funding
  return { ...wire, records: records.map((record) => ({ ...record, venue: own })), venue: own }
}

/** Converts the executions of an order. */
export function venueOrderFillsToWire(fills: PerpOrderFillsView): VenueOrderFillPageWire {
  const { content, ...page } = perpOrderFillsToWire(fills)
  const { venue: own } = fills
  return { ...page, content: content.map((fill) => ({ ...fill, venue: own })), venue: own }
}

/** Converts a User account with everything in it. */
export function venueAccountToWire(account: PerpAccountView): VenueAccountWire {
  return {
    ...venueAccountRowToWire(account),
    positions: account.positions.map(venuePositionToWire),
    orders: account.orders.map(venueOrderToWire),
    spotBalances: account.spotBalances.map(venueSpotBalanceToWire),
  }
}
