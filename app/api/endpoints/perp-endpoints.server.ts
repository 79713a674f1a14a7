import { perpEndpoints } from '~/contracts/endpoints/perp'
import { perpAccountEndpoints as accounts } from '~/contracts/endpoints/perp-account'
import { venuePerpEndpoints as venueMarkets } from '~/contracts/endpoints/venue-perp'
import { venuePerpAccountEndpoints as venueAccounts } from '~/contracts/endpoints/venue-perp-account'
import type { VenueRequest } from '~/contracts/perps/venue'
import type { EndpointContract } from '~/contracts/schema/endpoint'
import type { PerpApiPath } from '~/domain/perp/locate-market'
import { chosenVenues } from '~/domain/perp/venue-choice'
import { driftOnly, type PerpVenue } from '~/domain/protocol/venues'
import type { Queries } from '~/queries/queries.server'
import { type Endpoint, endpoint } from './endpoint.server'

/** Query of an endpoint that exists for Drift and for all venues. */
type VenueQuery<Request, Domain> = (
  queries: Queries,
  venues: readonly PerpVenue[],
  request: Request,
) => Promise<Domain | undefined>

/** Returns a hint for a name that the venues do not have. `path` is the start of the endpoint's path. */
type VenueHint = (
  queries: Queries,
  venues: readonly PerpVenue[],
  given: string,
  path: PerpApiPath,
) => Promise<string | undefined>

/** Creates the endpoint for Drift and the endpoint for all venues from one query. */
function ofBothPaths<Request, Domain extends object, DriftWire extends object, Wire extends object>(
  drift: EndpointContract<Request, Domain, DriftWire>,
  all: EndpointContract<NoInfer<Request> & VenueRequest, NoInfer<Domain>, Wire>,
  query: VenueQuery<NoInfer<Request>, NoInfer<Domain>>,
  hint?: VenueHint,
): readonly Endpoint[] {
  return [
    endpoint(
      drift,
      (queries, request) => query(queries, driftOnly, request),
      hint && ((queries, given) => hint(queries, driftOnly, given, '/api/drift')),
    ),
    endpoint(
      all,
      async (queries, request) => query(queries, await venuesOf(queries, request), request),
      hint &&
        (async (queries, given, request) =>
          hint(queries, await venuesOf(queries, request), given, '/api/perps')),
    ),
  ]
}

/** Returns the venues that a request chooses, the preferred one first. */
export async function venuesOf(queries: Queries, { venue }: VenueRequest): Promise<readonly PerpVenue[]> {
  return chosenVenues(venue, await queries.getDefaultPerpVenue())
}

/** Explains what to use instead of a string that names no perp market. */
export const explainNoPerpMarket: VenueHint = (queries, venues, given, path) =>
  queries.explainNoPerpMarket(venues, given, path)

/** Creates the endpoints for perp markets. */
export const perpHandlers = (): readonly Endpoint[] => [
  endpoint(perpEndpoints.prices, (queries) => queries.getPrices()),
  ...ofBothPaths(perpEndpoints.perpMarkets, venueMarkets.venuePerpMarkets, (queries, venues, request) =>
    queries.listPerpMarkets(venues, request),
  ),
  ...ofBothPaths(perpEndpoints.perpStats, venueMarkets.venuePerpStats, (queries, venues) =>
    queries.getPerpStats(venues),
  ),
  ...ofBothPaths(
    perpEndpoints.perpAnalytics,
    venueMarkets.venuePerpAnalytics,
    (queries, venues, { period }) => queries.getPerpAnalytics(venues, period),
  ),
  ...ofBothPaths(
    perpEndpoints.perpMarket,
    venueMarkets.venuePerpMarket,
    (queries, venues, { id }) => queries.getPerpMarket(venues, id),
    explainNoPerpMarket,
  ),
  ...ofBothPaths(
    perpEndpoints.perpFunding,
    venueMarkets.venuePerpFunding,
    (queries, venues, request) => queries.getPerpFunding(venues, request),
    explainNoPerpMarket,
  ),
  ...ofBothPaths(
    perpEndpoints.perpTrades,
    venueMarkets.venuePerpTrades,
    (queries, venues, request) => queries.listPerpTrades(venues, request),
    explainNoPerpMarket,
  ),
  endpoint(
    venueMarkets.liquidations,
    async (queries, request) => queries.listLiquidations(await venuesOf(queries, request), request),
    async (queries, given, request) =>
      explainNoPerpMarket(queries, await venuesOf(queries, request), given, '/api/perps'),
  ),
]

/** Creates the endpoints for positions, balances and accounts. */
export const perpAccountHandlers = (): readonly Endpoint[] => [
  ...ofBothPaths(accounts.positionHistory, venueAccounts.venuePositionHistory, (queries, venues, request) =>
    queries.listPositionRecords(venues, request),
  ),
  ...ofBothPaths(
    accounts.topPerpPositions,
    venueAccounts.venueTopPerpPositions,
    (queries, venues, { limit }) => queries.listTopPerpPositions(venues, limit),
  ),
  ...ofBothPaths(
    accounts.marketPerpPositions,
    venueAccounts.venueMarketPerpPositions,
    (queries, venues, request) => queries.listMarketPerpPositions(venues, request),
    explainNoPerpMarket,
  ),
  ...ofBothPaths(
    accounts.userPerpPositions,
    venueAccounts.venueUserPerpPositions,
    (queries, venues, request) => queries.listUserPerpPositions(venues, request),
  ),
  ...ofBothPaths(
    accounts.marketSpotBalances,
    venueAccounts.venueMarketSpotBalances,
    (queries, venues, request) => queries.listMarketSpotBalances(venues, request),
    (queries, venues, given) => queries.explainNoSpotMarket(venues, given),
  ),
  ...ofBothPaths(accounts.userSpotBalances, venueAccounts.venueUserSpotBalances, (queries, venues, request) =>
    queries.listUserSpotBalances(venues, request),
  ),
  ...ofBothPaths(
    accounts.activePerpAccounts,
    venueAccounts.venueActivePerpAccounts,
    (queries, venues, request) => queries.listActivePerpAccounts(venues, request),
  ),
  ...ofBothPaths(accounts.perpAccount, venueAccounts.venuePerpAccount, (queries, venues, { id }) =>
    queries.getPerpAccount(venues, id),
  ),
]

/** Creates the endpoints for perp orders. */
export const perpOrderHandlers = (): readonly Endpoint[] => [
  ...ofBothPaths(accounts.perpOrders, venueAccounts.venuePerpOrders, (queries, venues, request) =>
    queries.listPerpOrders(venues, request),
  ),
  ...ofBothPaths(
    accounts.marketPerpOrders,
    venueAccounts.venueMarketPerpOrders,
    (queries, venues, request) => queries.listPerpOrders(venues, request),
    explainNoPerpMarket,
  ),
  ...ofBothPaths(accounts.userPerpOrders, venueAccounts.venueUserPerpOrders, (queries, venues, request) =>
    queries.listPerpOrders(venues, request),
  ),
  ...ofBothPaths(accounts.perpOrder, venueAccounts.venuePerpOrder, (queries, venues, { key }) =>
    queries.getPerpOrder(venues, key),
  ),
  ...ofBothPaths(accounts.perpOrderFills, venueAccounts.venuePerpOrderFills, (queries, venues, request) =>
    queries.getPerpOrderFills(venues, request),
  ),
]
