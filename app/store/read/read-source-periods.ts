import type { SourcePeriod } from '~/domain/service/uptime'
import { uptimeWindowSeconds } from '~/domain/service/uptime'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { wholeSeconds } from '../postgres/whole-seconds'

const recent = createStatement(`
  select source, state, ${wholeSeconds('from_at')} as from_at, ${wholeSeconds('until_at')} as until_at, detail
  from source_stretch s where until_at > now() - make_interval(secs => $1) order by s.from_at, s.source`)

/** SQLSTATE of a missing table. */
const missingTable = '42P01'

/**
 * Reads the states of all chain sources in the last 90 days as time ranges, oldest first. The result is empty
 * if no states are stored yet.
 */
export async function readSourcePeriods(pool: Pool): Promise<readonly SourcePeriod[]> {
  try {
    const rows = await readRows<PeriodRow>(pool, recent, [uptimeWindowSeconds])
    return rows.map(({ source, state, from_at, until_at, detail }) => ({
      source,
      state,
      from: from_at,
      until: until_at,
      detail: detail ?? undefined,
    }))
  } catch (error) {
    // During an upgrade, a replica may be read before it contains the new table.
    if (error instanceof Error && 'code' in error && error.code === missingTable) return []
    throw error
  }
}

interface PeriodRow {
  source: string
  state: string
  from_at: number
  until_at: number
  detail: string | null
}
