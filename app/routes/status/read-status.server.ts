import { loadPolled } from '~/api/panel-result.server'
import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/status'

/** Reads the service status for the status page and for the route that the page polls. */
export function readStatus(context: PageContext) {
  return loadPolled(context, 'prices', context.queries.getStatus(), statusToWire)
}
