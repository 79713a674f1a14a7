import { orNullWithoutSource } from '~/api/response/panel-result.server'
import type { PageContext } from '~/context.server'
import { protocolFacts } from '~/domain/protocol/protocol'
import type { Catalogue } from './catalogue'
import type { ApiFacts } from './docs-head'
import { readCatalogue } from './read-catalogue.server'

/**
 * One API catalogue per installation, because a catalogue contains the installation's URLs. A catalogue does
 * not change while the process runs.
 */
const catalogues = new WeakMap<PageContext['site'], Catalogue>()

/** Reads everything that the API page shows. */
export async function readDocs(context: PageContext) {
  const { site } = context
  const catalogue = catalogues.get(site) ?? readCatalogue(site.publicUrl)
  catalogues.set(site, catalogue)
  return { catalogue, facts: await readFacts(context, catalogue) }
}

/** Venues with trades. The two limit order programs of Jupiter count as one venue. */
const venues = new Set(Object.values(protocolFacts).flatMap(({ tradeType }) => tradeType ?? []))

async function readFacts({ queries, clock }: PageContext, catalogue: Catalogue): Promise<ApiFacts> {
  const one = { page: 1, size: 1, sortField: 'marketCap', sortOrder: 'desc', search: undefined } as const
  const [tokens, { dataAt }] = await Promise.all([
    orNullWithoutSource(queries.listTokens(one)),
    queries.getPanel('prices'),
  ])
  return {
    tokens: tokens?.total ?? null,
    endpoints: catalogue.operations.length,
    protocols: venues.size,
    dataAgeSeconds: dataAt === undefined ? null : Math.max(0, Math.floor(clock.nowMs() / 1_000) - dataAt),
  }
}
