import { loadPolled } from '~/api/panel-result.server'
import type { PageContext } from '~/context.server'
import { statusToWire } from '~/contracts/status'

/** Reads the service status. */
export function readStatus(context: PageContext) {
  return loadPolled(context, 'prices', context.queries.getStatus(), statusToWire)
}
