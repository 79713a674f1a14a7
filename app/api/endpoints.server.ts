import type { Endpoint } from './endpoints/endpoint.server'
import { insightHandlers } from './endpoints/insight.server'
import { kaminoHandlers } from './endpoints/kamino.server'
import { orderHandlers } from './endpoints/order.server'
import { perpHandlers } from './endpoints/perp.server'
import { perpAccountHandlers } from './endpoints/perp-account.server'
import { serviceHandlers } from './endpoints/service.server'
import { tokenHandlers } from './endpoints/token.server'
import { volumeHandlers } from './endpoints/volume.server'

/** Creates the endpoints of all contracts. */
export function createEndpoints(): readonly Endpoint[] {
  return [
    ...orderHandlers(),
    ...volumeHandlers(),
    ...kaminoHandlers(),
    ...insightHandlers(),
    ...tokenHandlers(),
    ...perpHandlers(),
    ...perpAccountHandlers(),
    ...serviceHandlers(),
  ]
}
