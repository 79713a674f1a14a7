import { type DataTopic, type ProtocolId, protocolsFeeding } from '~/domain/protocol/protocol'
import { topicHistory } from '~/domain/service/history-view'
import type { DataSource, PanelView } from '~/domain/service/panel-view'
import { silentAfterSeconds } from '~/domain/service/uptime'
import type { Log } from '~/lib/log'
import { damageAdvice, isStoreDamaged } from '~/store/postgres/store-failure'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'
import type { QueryCache } from '../cache/query-cache.server'
import type { Heartbeats } from '../cache/result-origins.server'
import { isSourceUnavailable, SourceUnavailableError } from '../cache/source-unavailable.server'
import type { Health } from './health.server'
import type { HeartbeatReader } from './heartbeats.server'
import { historyOf, toHistory } from './history.server'
import { isLive, withoutSource } from './live-sources.server'
import type { StateQueries } from './state-queries.server'

/** Creates the queries for the age of each panel and the health of this node. */
export function createPanelQueries({
  heartbeats,
  cache,
  source,
  log,
}: {
  heartbeats: HeartbeatReader
  cache: Pick<QueryCache, 'heartbeatsOf' | 'isStoreDamaged'>
  source: DataSource
  log: Log
}): Pick<StateQueries, 'getPanel' | 'getPanelOf' | 'getHistory' | 'getHealth'> {
  const viewOf = createPanelViews(source)
  async function getPanel(topics: readonly DataTopic[], result?: object): Promise<PanelView> {
    try {
      const view = viewOf(topics, await heartbeats.read(), result && cache.heartbeatsOf(result))
      return heartbeats.storeAnswers()
        ? view
        : { ...view, notice: 'The database isn’t responding. Showing the last known state.' }
    } catch (error) {
      if (!(error instanceof SourceUnavailableError)) throw error
      log.warn({ topics }, error.message)
      return { source, dataAt: undefined, dataSlot: undefined, notice: unanswered }
    }
  }

  /** Returns the reason why this node cannot serve requests; `undefined` if it can. */
  function reasonAgainst(sources: Heartbeats): string | undefined {
    if (!heartbeats.storeAnswers()) return unanswered
    return cache.isStoreDamaged() || sources.some(hasMetDamage) ? damageAdvice : undefined
  }

  return {
    getPanel: (...topics) => getPanel(topics),
    getPanelOf: (result, topics) => getPanel(topics, result),
    async getHistory(topics) {
      try {
        return historyOf(await heartbeats.read(), protocolsFeedingAny(topics))
      } catch (error) {
        if (!(error instanceof SourceUnavailableError)) throw error
        return topicHistory([])
      }
    },
    async getHealth(): Promise<Health> {
      try {
        const sources = await heartbeats.read()
        const reason = reasonAgainst(sources)
        return { ready: reason === undefined, reason, sources, history: toHistory(sources) }
      } catch (error) {
        // If the schema is missing or is not ours, the node is not ready either. Therefore every error is
        // caught.
        log.warn({ error: String(error) }, 'not ready')
        return { ready: false, reason: reasonOf(error), sources: [], history: [] }
      }
    },
  }
}

const unanswered = 'The database isn’t responding.'

/**
 * Whether the indexer has met damage on the store's disk. The indexer writes, so it can find damaged pages
 * that the web server never reads.
 */
function hasMetDamage({ counters, ageSeconds }: StoredHeartbeat): boolean {
  return counters.storeDamaged === 1 && ageSeconds <= silentAfterSeconds
}

function reasonOf(error: unknown): string {
  if (isStoreDamaged(error)) return damageAdvice
  return isSourceUnavailable(error) ? unanswered : 'The database returned an error.'
}

/**
 * Caches one panel view per set of heartbeats, because every API response needs a panel view. A result that
 * was loaded with older heartbeats gets the data time and slot of those older heartbeats.
 */
function createPanelViews(source: DataSource) {
  const views = new WeakMap<Heartbeats, Map<string, PanelView>>()
  const olderViews = new WeakMap<Heartbeats, WeakMap<PanelView, PanelView>>()
  const viewOf = (topics: readonly DataTopic[], rows: Heartbeats) => {
    const ofRows = views.get(rows) ?? new Map<string, PanelView>()
    views.set(rows, ofRows)
    const name = topics.join()
    const view = ofRows.get(name) ?? toPanelView(topics, rows, source)
    ofRows.set(name, view)
    return view
  }
  return (topics: readonly DataTopic[], rows: Heartbeats, loadedUnder: Heartbeats | undefined) => {
    const now = viewOf(topics, rows)
    if (loadedUnder === undefined || loadedUnder === rows) return now
    const ofLoad = olderViews.get(loadedUnder) ?? new WeakMap<PanelView, PanelView>()
    olderViews.set(loadedUnder, ofLoad)
    const { dataAt, dataSlot } = viewOf(topics, loadedUnder)
    const view = ofLoad.get(now) ?? { ...now, dataAt, dataSlot }
    ofLoad.set(now, view)
    return view
  }
}

/**
 * Builds the view of a panel. A panel is as old as the oldest of its sources. The age of a panel is unknown
 * while one of its sources has no data.
 */
export function toPanelView(
  topics: readonly DataTopic[],
  heartbeats: readonly StoredHeartbeat[],
  source: DataSource,
): PanelView {
  const protocols = protocolsFeedingAny(topics)
  const feeding = followed(heartbeats).filter(({ source: name }) =>
    protocols.some((protocol) => isLive(name, protocol)),
  )
  return {
    source,
    dataAt: oldest(feeding.map((heartbeat) => heartbeat.blockTime)),
    dataSlot: oldest(feeding.map((heartbeat) => heartbeat.committedSlot)),
    isLoading: isLoading(topics, heartbeats) || undefined,
    notice:
      feeding.length === 0
        ? withoutSource(protocols, heartbeats)
        : noticeOf(feeding, rpcOf(protocols, heartbeats)),
  }
}

/**
 * Whether a source of these topics has not yet read the current state of the chain for the first time. This is
 * also the case if no source has reported at all. Programs that are not followed are ignored.
 */
export function isLoading(topics: readonly DataTopic[], heartbeats: readonly StoredHeartbeat[]): boolean {
  return heartbeats.length === 0 || unread(topics, heartbeats).length > 0
}

/**
 * Whether a source of these topics reads the state of the chain for the first time at the moment. A source that has
 * stopped before the end of its first read does not count, because it may never finish.
 */
export function isFirstRead(topics: readonly DataTopic[], heartbeats: readonly StoredHeartbeat[]): boolean {
  return unread(topics, heartbeats).some(({ ageSeconds }) => ageSeconds <= silentAfterSeconds)
}

/** Returns the sources of these topics that have not finished their first read of the chain. */
function unread(topics: readonly DataTopic[], heartbeats: readonly StoredHeartbeat[]) {
  const protocols = protocolsFeedingAny(topics)
  return followed(heartbeats).filter(
    ({ source, committedSlot }) =>
      committedSlot === undefined && protocols.some((protocol) => source === `accounts:${protocol}`),
  )
}

/** Whether a source of these topics has reported, but has not stored any data yet. */
export function lacksData(topics: readonly DataTopic[], heartbeats: readonly StoredHeartbeat[]): boolean {
  const protocols = protocolsFeedingAny(topics)
  return followed(heartbeats).some(
    ({ source, blockTime }) =>
      blockTime === undefined && protocols.some((protocol) => isLive(source, protocol)),
  )
}

/** Time without a report after which a source without data counts as given up while others report, seconds. */
const givenUpAfterSeconds = 300

/**
 * Leaves out the sources of programs that are no longer followed and never stored any data. Their heartbeats stay in the
 * store, so everything that waits for their first data would wait for ever.
 */
function followed(heartbeats: readonly StoredHeartbeat[]): readonly StoredHeartbeat[] {
  const newest = Math.min(...heartbeats.map(({ ageSeconds }) => ageSeconds))
  return heartbeats.filter(
    ({ committedSlot, ageSeconds }) =>
      committedSlot !== undefined || ageSeconds - newest <= givenUpAfterSeconds,
  )
}

/**
 * Returns the programs whose sources feed a panel. Orders are read from accounts and from events, so a panel
 * of orders depends on the sources of accounts and of events.
 */
function protocolsFeedingAny(topics: readonly DataTopic[]): readonly ProtocolId[] {
  return topics.flatMap(protocolsFeeding)
}

/**
 * Returns the heartbeat of the RPC client. The source is called `rpc`, or `rpc@drift-perps+spl-token` if the
 * indexer follows only these programs. When the programs are split differently between indexers, the old
 * sources stop reporting, so the newest heartbeat is used.
 */
function rpcOf(
  protocols: readonly ProtocolId[],
  heartbeats: readonly StoredHeartbeat[],
): StoredHeartbeat | undefined {
  return heartbeats
    .filter(({ source }) => {
      const [name, follows] = source.split('@')
      return (
        name === 'rpc' && (follows === undefined || protocols.some((id) => follows.split('+').includes(id)))
      )
    })
    .sort((one, other) => one.ageSeconds - other.ageSeconds)[0]
}

function noticeOf(feeding: readonly StoredHeartbeat[], rpc: StoredHeartbeat | undefined): string | undefined {
  const silent = Math.max(...feeding.map((heartbeat) => heartbeat.ageSeconds))
  if (silent > silentAfterSeconds) return 'The indexer has stopped reporting. Showing the last known state.'
  const offline = [rpc, ...feeding].find((heartbeat) => heartbeat?.state === 'offline')
  if (offline !== undefined) return offline.detail ?? 'Solana RPC is unreachable. Retrying…'
  const filling = feeding.find((heartbeat) => heartbeat.state !== 'live')
  return filling === undefined ? undefined : (filling.detail ?? 'Loading the current chain state.')
}

function oldest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 || known.length < times.length ? undefined : Math.min(...known)
}
