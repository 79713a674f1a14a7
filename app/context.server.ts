import type { ApiHandler } from '~/api/api.server'
import type { DataSource } from '~/domain/panel-view'
import type { Clock } from '~/lib/clock'
import type { Live } from '~/live/live.server'
import type { Queries } from '~/queries/queries.server'

/** What the operator has decided and pages may show. */
export interface SiteFacts {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
}

/** The services of one web process, handed to every loader by `getLoadContext`. */
export interface AppContext {
  readonly queries: Queries
  readonly live: Live
  /** The JSON API as `Request → Response`, for the resource route of stock remix-serve. */
  readonly api: ApiHandler
  readonly site: SiteFacts
  readonly clock: Clock
}
