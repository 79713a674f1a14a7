import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { protocolFacts } from '~/domain/protocol/protocol'
import type { ApiFacts } from './docs-head'
import { catalogueOf } from './read-catalogue.server'

/** Reads everything that the API page shows at first. */
export async function readDocs(context: PageContext) {
  const { version, operations } = catalogueOf(context.site)
  return { version, operations, facts: await readFacts(context, operations.length) }
}

/** Venues with trades. The two limit order programs of Jupiter count as one venue. */
const venues = new Set(Object.values(protocolFacts).flatMap(({ tradeType }) => tradeType ?? []))

async function readFacts({ queries, clock }: PageContext, endpoints: number): Promise<ApiFacts> {
  const [tokens, { dataAt }] = await Promise.all([
    orNullWithoutSource(queries.getTokenCounts()),
    queries.getPanel('prices'),
  ])
  return {
    tokens: tokens?.all ?? null,
    endpoints,
    protocols: venues.size,
    dataAgeSeconds: dataAt === undefined ? null : Math.max(0, Math.floor(clock.nowMs() / 1_000) - dataAt),
  }
}
