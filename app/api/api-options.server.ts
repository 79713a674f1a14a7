import type { Access } from '~/auth/access.server'
import type { DataSource } from '~/domain/service/panel-view'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { ChangeReader } from '~/live/changed-rows.server'
import type { Live } from '~/live/live.server'
import type { Queries } from '~/queries/queries.server'

/** What the JSON API is created from. */
export interface ApiOptions {
  readonly queries: Queries
  readonly live: Live
  readonly changes: ChangeReader
  readonly access: Access
  readonly source: DataSource
  /** Origin of this installation. It is used in the OpenAPI document. */
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}
