import { pageToWire, type WirePage } from '~/contracts/schema/page'
import { loadingBody, type PanelResult, type PolledResult, panelToWire } from '~/contracts/state/panel'
import type { Page } from '~/domain/base/page'
import type { DataTopic } from '~/domain/protocol/protocol'
import { type Sources, sourcesOf } from '~/domain/service/panel-view'
import type { Clock } from '~/lib/clock'
import { isSourceUnavailable } from '~/queries/cache/source-unavailable.server'
import type { Queries } from '~/queries/queries.server'

interface Services {
  readonly queries: Queries
  readonly clock: Clock
}

/**
 * Returns the page and the age of a panel. If the panel's source is unavailable, only this panel is empty and
 * the rest of the page is shown.
 */
export async function loadPanel<Row, Wire>(
  services: Services,
  sources: Sources<Page<Row> | null>,
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
): Promise<PanelResult<Wire>> {
  const page = await orNullWithoutSource(listed)
  return {
    // The links on the page use page numbers, so a cursor would not be used.
    page: page === null ? null : pageToWire({ ...page, next: undefined }, toWire),
    ...(await ageOf(services, sourcesOf(sources, page), page)),
  }
}

/**
 * Returns the data and the age of a panel that polls. `data` is `null` if the source is unavailable and no
 * result is cached.
 */
export async function loadPolled<Found, Wire>(
  services: Services,
  sources: Sources<Found | null>,
  loading: Promise<Found>,
  toWire: (found: Found) => Wire,
): Promise<PolledResult<Wire>> {
  const found = await orNullWithoutSource(loading)
  return {
    data: found === null ? null : toWire(found),
    ...(await ageOf(services, sourcesOf(sources, found), found)),
  }
}

/** Returns a page of rows and its age for a list that polls. */
export function loadPolledPage<Row, Wire>(
  services: Services,
  sources: Sources<Page<Row> | null>,
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
): Promise<PolledResult<WirePage<Wire>>> {
  return loadPolled(services, sources, listed, (page) => pageToWire({ ...page, next: undefined }, toWire))
}

/**
 * Returns the age of the data of these topics, or the age of a result from these topics. The result may come
 * from the cache.
 */
export async function ageOf(
  { queries, clock }: Services,
  topics: readonly DataTopic[],
  result?: unknown,
): Promise<Omit<PolledResult<never>, 'data'>> {
  const panel = await (typeof result === 'object' && result !== null
    ? queries.getPanelOf(result, topics)
    : queries.getPanel(...topics))
  const answeredAt = Math.floor(clock.nowMs() / 1000)
  return { meta: panelToWire(panel), answeredAt, ...(panel.isLoading && { loading: true }) }
}

/**
 * Returns a single number. Returns `null` if the store is unavailable or if the topic has no data yet.
 * Without data the number is not queried, because a cached 0 would still be shown after the first data
 * arrives.
 */
export async function orNullBeforeData<T>(
  { queries }: { readonly queries: Queries },
  topic: DataTopic,
  load: () => Promise<T>,
): Promise<T | null> {
  const { dataAt } = await queries.getPanel(topic)
  return dataAt === undefined ? null : orNullWithoutSource(load())
}

/**
 * Returns the data without which a page cannot be shown. If the store is unavailable and no result is cached,
 * throws a 503 response, and the page shows this error.
 */
export async function requireSource<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!isSourceUnavailable(error)) throw error
    throw new Response(error.isLoading ? loadingBody : null, {
      status: 503,
      headers: { 'Retry-After': String(error.retryAfterSeconds) },
    })
  }
}

/** Waits for a result. Returns `null` if the store is unavailable and no result is cached. */
export async function orNullWithoutSource<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (isSourceUnavailable(error)) return null
    throw error
  }
}
