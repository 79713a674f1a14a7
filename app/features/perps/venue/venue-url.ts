import { everyVenue, parseVenueChoice, type VenueChoice } from '~/domain/perp/venue-choice'
import type { PerpVenue } from '~/domain/protocol/venues'
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

/** Returns a place with the choice. */
export function placeWithVenue({ pathname, search }: Place, choice: VenueChoice): Place {
  return { pathname, search: hrefWith({ pathname: '', search }, assign(venueParam, choice)) }
}

/** The market that a page shows. Name and venue are unknown if it is not listed, or if the list is not loaded. */
export interface MarketOfPage {
  readonly key: string
  readonly venue: PerpVenue | undefined
  readonly name: string | undefined
  /** Trader whose orders the page shows: a wallet, or one of its User accounts. */
  readonly trader: string | undefined
}

/** URL parameter with the name, or the key, of the market whose counterpart the orders tab shows. */
export const likeParam = textParam('like')

/** URL parameter with the trader whose orders the orders tab shows. */
export const traderParam = textParam('trader')

/**
 * Returns the URL that shows the current page for another choice. A market belongs to one venue, so for another venue
 * the orders tab shows its market with the same name, or its default market, and the same trader. Lists start at their
 * first page.
 */
export function hrefOfVenue(choice: VenueChoice, at: Place, market: MarketOfPage | undefined): string {
  const search = withoutPages(at.search)
  if (market === undefined || choice === everyVenue || choice === market.venue)
    return hrefWith({ pathname: at.pathname, search }, assign(venueParam, choice))
  const orders = { pathname: driftPath('orders'), search }
  const { name, key, trader } = market
  return hrefWith(
    orders,
    assign(venueParam, choice),
    assign(likeParam, name ?? key),
    assign(traderParam, trader ?? ''),
  )
}

/** Removes the page numbers of lists: `page`, `trades.page`, `orders.page`. */
function withoutPages(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !/^(.+\.)?page$/.test(name))
  return new URLSearchParams(kept).toString()
}
