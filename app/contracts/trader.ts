import { z } from 'zod'
import type { TraderTotalsView, TradingVenue, VenueTotals } from '~/domain/order/trader-view'
import { parsePerpVenue } from '~/domain/protocol/perp-venue'
import { spotTopics, topicOfVenue } from '~/domain/protocol/spot-venue'
import { perpVenues, spotVenues } from '~/domain/protocol/venues'
import { invariant } from '~/lib/invariant'
import { exampleWallet } from './example-ids'
import { orNull } from './schema/absent'
import { address, epochSeconds, epochSecondsOrNull, usd, usdOrNull } from './schema/fields'
import { responseTable } from './schema/format'
import { addressParameter } from './schema/parameters'

/** Request for `/api/traders/{id}`. */
export const traderRequest = z.object({
  id: addressParameter.meta({
    description: 'A wallet, or one of its User accounts of a perps venue.',
    example: exampleWallet,
  }),
})

const count = z.number().int().min(0)

const totals = {
  openOrders: count.describe('Open orders.'),
  openPositions: count.nullable().describe('Open positions; null at a venue without positions.'),
  openUsd: usdOrNull.describe(
    'Remaining input of open orders at a spot venue, positions at the oracle price at a perps venue. Null if nothing of it has a price.',
  ),
  fills: count.nullable().describe('Executions since `since`.'),
  volumeUsd: usdOrNull.describe(
    'Value of these executions. Executions without a known value are left out; null if none has one.',
  ),
  isExact: z
    .boolean()
    .describe('False if there are too many executions to count: `fills` and `volumeUsd` are lower bounds.'),
}

const traderVenueWire = z.object({ venue: z.enum([...spotTopics, ...perpVenues]), ...totals })

/** Totals of a trader over all venues. */
export const traderTotalsWire = z.object({
  trader: address.describe('The wallet.'),
  since: epochSecondsOrNull.describe(
    'Start of the window of `fills` and `volumeUsd`: 30 days ago, or the start of the stored executions if that is later. Null until it is known.',
  ),
  total: z.object(totals).describe('Sums over all venues.'),
  settledPnl: z
    .object({
      usd: usd.describe('Profit and loss at average entry prices, without fees and funding.'),
      since: epochSeconds.describe('Records after this time are counted.'),
    })
    .nullable()
    .describe('Profit and loss of the indexed perp position records; null if the records have a gap.'),
  venues: z.array(traderVenueWire).describe('Totals of each venue.'),
})
export type TraderTotalsWire = z.infer<typeof traderTotalsWire>
export type TraderVenueWire = z.infer<typeof traderVenueWire>

/** One row for each venue. */
export const traderTotalsTable = responseTable(traderVenueWire, ({ venues }: TraderTotalsWire) => venues)

/** Converts the totals of a trader to the API format. */
export function traderTotalsToWire(view: TraderTotalsView): TraderTotalsWire {
  const { trader, since, total, settledPnl, venues } = view
  return {
    trader,
    since: orNull(since),
    total: totalsToWire(total),
    settledPnl: orNull(settledPnl),
    venues: venues.map((each) => ({ venue: venueToWire(each.venue), ...totalsToWire(each) })),
  }
}

function totalsToWire(totals: Omit<VenueTotals, 'venue'>) {
  return {
    openOrders: totals.openOrders,
    openPositions: orNull(totals.openPositions),
    openUsd: orNull(totals.openUsd),
    fills: orNull(totals.fills),
    volumeUsd: orNull(totals.volumeUsd),
    isExact: totals.isExact,
  }
}

/** Names a spot venue by its topic, as in other fields `venue`, and a perps venue by its own name. */
export function venueToWire(venue: TradingVenue): TraderVenueWire['venue'] {
  const spot = spotVenues.find((one) => one === venue)
  if (spot !== undefined) return topicOfVenue(spot)
  const perps = parsePerpVenue(venue)
  invariant(perps, 'a venue has spot orders or perps')
  return perps
}
