import { loadPolled } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/state/status'

/** Reads the service status. */
export function readStatus(context: PageContext) {
  return loadPolled(context, 'prices', context.queries.getStatus(), statusToWire)
}
