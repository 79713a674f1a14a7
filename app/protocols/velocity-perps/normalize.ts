import { createEventNormalizer, normalizeUnannouncedOrder } from '../perps/normalize'
import { velocityProtocol } from './layout'

/**
 * Converts an event of Velocity to a domain event. An OrderRecord without an action record of the same order
 * is a placement: orders in an order-book account have such records only.
 */
export const normalizeEvent = createEventNormalizer({
  protocol: velocityProtocol,
  normalizeOrderRecord: (fields, place, orders) =>
    normalizeUnannouncedOrder(velocityProtocol, fields, place, orders),
})
