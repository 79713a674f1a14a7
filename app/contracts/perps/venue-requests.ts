import { z } from 'zod'
import { chosenVenues } from '~/domain/perp/venue-choice'
import { perpVenues } from '~/domain/protocol/venues'
import { exampleUserAccount } from '../example-ids'
import { addressParameter, minFillUsdParameter, pageParameters } from '../schema/parameters'
import { venueOrderKeyParameter } from './perp-order'
import { checkTradePlace, perpTradeFilters } from './perp-requests'
import { withVenueChoice } from './venue'

/** Request for `/api/perps/trades`. */
export const venueTradesRequest = withVenueChoice(perpTradeFilters).superRefine((request, context) =>
  // The mark of a cursor does not depend on the order of the venues.
  checkTradePlace(chosenVenues(request.venue, perpVenues[0]), request, context),
)

/** Request for `/api/perps/orders/{key}`. */
export const venueOrderRequest = withVenueChoice(z.object({ key: venueOrderKeyParameter }))

/** Request for `/api/perps/orders/{key}/fills`. */
export const venueOrderFillsRequest = withVenueChoice(
  z.object({ key: venueOrderKeyParameter, minAmountUsd: minFillUsdParameter, ...pageParameters(20) }),
)

/** Request for `/api/perps/accounts/{id}`. */
export const venueAccountRequest = withVenueChoice(
  z.object({ id: addressParameter.meta({ description: 'A User account.', example: exampleUserAccount }) }),
)
