import { everyVenue, parseVenueChoice, type VenueChoice } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/protocol'
import { driftPath } from '~/shared/paths/drift-paths'
import { assign, hrefWith, type Place, readParam, textParam, type UrlParam } from '~/ui/url/url-param'

/** URL parameter of the chosen venue, on every tab. `undefined`: the URL chooses none. */
export const venueParam: UrlParam<VenueChoice | undefined> = {
  name: 'venue',
  fallback: undefined,
  parse: parseVenueChoice,
  format: (choice) => choice ?? '',
}

/** Returns the choice in a URL. `undefined`: there is none, or it is invalid. */
export function venueInUrl(search: string | URLSearchParams): VenueChoice | undefined {
  return readParam(venueParam, new URLSearchParams(search))
}

/** Returns a path with the choice. Other parameters stay unchanged. `undefined` removes the choice. */
export function withVenue(href: string, choice: VenueChoice | undefined): string {
  const [pathname = '', search = ''] = href.split('?')
  return hrefWith({ pathname, search }, assign(venueParam, choice))
}

/** The market that a page shows. */
export interface MarketOfPage {
  readonly venue: PerpVenue
  readonly name: string
}

/** URL parameter with the name of the market whose counterpart the orders tab shows. */
export const likeParam = textParam('like')

/**
 * Returns the URL that shows the current page for another choice. A market belongs to one venue, so for another venue
 * the orders tab shows its market with the same name, or its default market.
 */
export function hrefOfVenue(choice: VenueChoice, at: Place, market: MarketOfPage | undefined): string {
  if (market === undefined || choice === everyVenue || choice === market.venue)
    return hrefWith(at, assign(venueParam, choice))
  const orders = { pathname: driftPath('orders'), search: at.search }
  return hrefWith(orders, assign(venueParam, choice), assign(likeParam, market.name))
}

/** Parameters of an API request in the URL's query. */
type ApiParameters = Readonly<Record<string, string>>

/**
 * Returns the URL of an API request for the chosen venues. `path` begins after the start that Drift's endpoints and
 * those for all venues have in common: `/markets`.
 */
export function perpApiHref(choice: VenueChoice, path: string, parameters: ApiParameters): string {
  if (choice === 'drift') return `/api/drift${path}?${new URLSearchParams(parameters)}`
  return `/api/perps${path}?${new URLSearchParams({ ...parameters, venue: choice })}`
}
