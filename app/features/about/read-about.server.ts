import { operationIds } from '~/api/openapi/operations.server'
import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { panelToWire } from '~/contracts/state/panel'
import type { Measured } from './claims-card'

/** Reads the figures that the about page shows. */
export async function readAbout(context: PageContext) {
  const { queries, clock } = context
  const [dca, limit, kamino, perps, measured] = await Promise.all([
    queries.getPanel('dca'),
    queries.getPanel('limit'),
    queries.getPanel('kamino'),
    queries.getPanel('perps.trades'),
    readMeasured(context),
  ])
  return {
    metas: {
      dca: panelToWire(dca),
      limit: panelToWire(limit),
      kamino: panelToWire(kamino),
      'perps.trades': panelToWire(perps),
    },
    measured,
    answeredAt: Math.floor(clock.nowMs() / 1000),
  }
}

async function readMeasured({ queries }: PageContext): Promise<Measured> {
  const [tokens, status] = await Promise.all([
    orNullWithoutSource(queries.getTokenCounts()),
    orNullWithoutSource(queries.getStatus()),
  ])
  const uptime = status?.uptime
  return {
    tokens: tokens?.all ?? null,
    endpoints: operationIds.length,
    uptime: uptime === undefined ? null : { percent: uptime.fraction * 100, since: uptime.since },
  }
}
