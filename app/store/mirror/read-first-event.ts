import type { UnixSeconds } from '~/domain/base/time'
import { perpVenues } from '~/domain/protocol/venues'
import type { Client } from '../postgres/pool'

/** SQL: the oldest times of perp events. Each venue is read by itself, because the indexes begin with the venue. */
const oldestPerps = perpVenues
  .flatMap((venue) => [
    `(select min(at) from perp_order_action where venue = '${venue}')`,
    `(select min(at) from perp_fill where venue = '${venue}' and market_type = 'perp')`,
  ])
  .join(', ')

const firstSql = `select least((select min(at) from fill), (select min(at) from order_event), ${oldestPerps},
  (select min(at) from perp_funding)) as at`

/** Returns the time of the oldest stored event, unix seconds; `undefined` if there is none. */
export async function readFirstEventAt(client: Client): Promise<UnixSeconds | undefined> {
  const { rows } = await client.query<{ at: number | null }>(firstSql)
  return rows[0]?.at ?? undefined
}
