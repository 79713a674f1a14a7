import { answerPolled } from '~/api/panel-answer.server'
import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/status'

/** How the service is doing, for the page and for the route that it polls. */
export function readStatus(context: PageContext) {
  return answerPolled(context, 'prices', context.queries.getStatus(), statusToWire)
}
