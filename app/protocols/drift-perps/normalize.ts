import { createEventNormalizer } from '../perps/normalize'
import { notMine } from '../protocol'
import { driftProtocol } from './layout'

/**
 * Converts an event of Drift to a domain event. An OrderRecord is `notMine`, because its price and terms are
 * already part of the `place` action.
 */
export const normalizeEvent = createEventNormalizer({
  protocol: driftProtocol,
  normalizeOrderRecord: () => notMine,
})
