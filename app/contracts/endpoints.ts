import { insightEndpoints } from './endpoints/insight'
import { kaminoEndpoints } from './endpoints/kamino'
import { orderEndpoints } from './endpoints/order'
import { perpEndpoints } from './endpoints/perp'
import { perpAccountEndpoints } from './endpoints/perp-account'
import { seriesEndpoints } from './endpoints/series'
import { serviceEndpoints } from './endpoints/service'
import { tokenEndpoints } from './endpoints/token'
import { venuePerpEndpoints } from './endpoints/venue-perp'
import { venuePerpAccountEndpoints } from './endpoints/venue-perp-account'
import { volumeEndpoints } from './endpoints/volume'

/** All endpoints that return chain data or the status of the service. */
export const endpoints = {
  ...orderEndpoints,
  ...volumeEndpoints,
  ...kaminoEndpoints,
  ...insightEndpoints,
  ...tokenEndpoints,
  ...perpEndpoints,
  ...perpAccountEndpoints,
  ...venuePerpEndpoints,
  ...venuePerpAccountEndpoints,
  ...seriesEndpoints,
  ...serviceEndpoints,
} as const
