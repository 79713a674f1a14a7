import type { DataTopic } from '~/domain/protocol/protocol'
import type { TopicHistory } from '~/domain/service/history-view'
import type { PanelView } from '~/domain/service/panel-view'
import type { StatusView } from '~/domain/service/status-view'
import type { CacheCounts } from '../cache/query-cache.server'
import type { Health } from './health.server'

/** Queries for the age of the data and the state of the sources. */
export interface StateQueries {
  /**
   * Returns the age and state of the sources of these topics. The age is that of the oldest topic. Never
   * throws: if the store is down, the result is the last known state with a notice.
   */
  getPanel(...topics: readonly DataTopic[]): Promise<PanelView>
  /**
   * Returns the age and state of the sources for a query result. If the result comes from the cache, the age
   * is that of the data when the result was loaded.
   */
  getPanelOf(result: object, topics: readonly DataTopic[]): Promise<PanelView>
  /**
   * Returns the time from which the data of all these topics is complete. Never throws: if the store is down,
   * this time is unknown.
   */
  getHistory(topics: readonly DataTopic[]): Promise<TopicHistory>
  getHealth(): Promise<Health>
  /** Returns the current state of each source, and the history of these states. */
  getStatus(): Promise<StatusView>
  /** Returns the size of this process's query cache. */
  countCache(): CacheCounts
}
