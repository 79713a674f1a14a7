import { insightEndpoints } from './endpoints/insight'
import { kaminoEndpoints } from './endpoints/kamino'
import { orderEndpoints } from './endpoints/order'
import { perpEndpoints } from './endpoints/perp'
import { perpAccountEndpoints } from './endpoints/perp-account'
import { serviceEndpoints } from './endpoints/service'
import { tokenEndpoints } from './endpoints/token'
import { volumeEndpoints } from './endpoints/volume'

/** All endpoints with chain data and service status. */
export const endpoints = {
  ...orderEndpoints,
  ...volumeEndpoints,
  ...kaminoEndpoints,
  ...insightEndpoints,
  ...tokenEndpoints,
  ...perpEndpoints,
  ...perpAccountEndpoints,
  ...serviceEndpoints,
} as const
