import { pageToWire } from '~/contracts/page'
import { type PanelAnswer, type PolledAnswer, panelToWire } from '~/contracts/panel'
import type { Page } from '~/domain/page'
import { type Sources, sourcesOf } from '~/domain/panel-view'
import type { StreamTopic } from '~/domain/protocol'
import type { Clock } from '~/lib/clock'
import type { Queries } from '~/queries/queries.server'
import { isSourceUnavailable } from '~/queries/source-unavailable.server'

interface Services {
  readonly queries: Queries
  readonly clock: Clock
}

/** A panel's page and age. A source that is down empties its own panel, not the whole page. */
export async function answerPanel<Row, Wire>(
  services: Services,
  sources: Sources<Page<Row> | null>,
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
): Promise<PanelAnswer<Wire>> {
  const page = await orNullWithoutSource(listed)
  return {
    // A page's links step by number: a cursor in it is bytes for nobody.
    page: page === null ? null : pageToWire({ ...page, next: undefined }, toWire),
    ...(await ageOf(services, sourcesOf(sources, page), page)),
  }
}

/** The data and age of a panel that polls. Null data = the source is down and always was. */
export async function answerPolled<Found, Wire>(
  services: Services,
  sources: Sources<Found | null>,
  asked: Promise<Found>,
  toWire: (found: Found) => Wire,
): Promise<PolledAnswer<Wire>> {
  const found = await orNullWithoutSource(asked)
  return {
    data: found === null ? null : toWire(found),
    ...(await ageOf(services, sourcesOf(sources, found), found)),
  }
}

/** The age of what stands on these topics, or of an answer that does, which may have been kept. */
export async function ageOf(
  { queries, clock }: Services,
  topics: readonly StreamTopic[],
  answer?: unknown,
): Promise<Omit<PolledAnswer<never>, 'data'>> {
  const panel = await (typeof answer === 'object' && answer !== null
    ? queries.getPanelOf(answer, topics)
    : queries.getPanel(...topics))
  return { meta: panelToWire(panel), answeredAt: Math.floor(clock.nowMs() / 1000) }
}

/**
 * A figure of its own beside the panels. Null = the store can't be asked, or nothing of the topic has ever been read: then nobody knows that it is 0, and
 * it is not asked for, since the answer would be kept for a while and be given when there is data.
 */
export async function orNullBeforeData<T>(
  { queries }: { readonly queries: Queries },
  topic: StreamTopic,
  ask: () => Promise<T>,
): Promise<T | null> {
  const { dataAt } = await queries.getPanel(topic)
  return dataAt === undefined ? null : orNullWithoutSource(ask())
}

/** What a whole page stands on: throws 503 where the store can't be asked now and never could, and the page says so. */
export async function requireSource<T>(asked: Promise<T>): Promise<T> {
  const found = await orNullWithoutSource(asked)
  if (found === null) throw new Response(null, { status: 503 })
  return found
}

/** Null = the store can't be asked now and never could. */
export async function orNullWithoutSource<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isSourceUnavailable(error)) return null
    throw error
  }
}
