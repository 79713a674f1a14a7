import { type Address, trustedAddress } from '~/domain/base/ids'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

/**
 * Owner of a User account, and slot of the newest state of the account. If no state is
 * stored, only the owner is known and the other fields are `undefined`.
 */
export interface StoredPerpHolder {
  readonly venue: PerpVenue
  readonly authority: Address
  readonly subAccountId: number | undefined
  readonly slot: number | undefined
}

const holderOf = createStatement(`
  select o.venue, o.authority, u.sub_account_id, u.slot from perp_owner o left join perp_user u on u.key = o.user_key where o.user_key = $1`)

/** Reads the current or former owner of a User account; `undefined` if unknown. */
export async function readPerpHolder(pool: Pool, key: Address): Promise<StoredPerpHolder | undefined> {
  const [row] = await readRows<HolderRow>(pool, holderOf, [key])
  return (
    row && {
      venue: row.venue,
      authority: trustedAddress(row.authority),
      subAccountId: row.sub_account_id ?? undefined,
      slot: row.slot ?? undefined,
    }
  )
}

interface HolderRow {
  venue: PerpVenue
  authority: string
  sub_account_id: number | null
  slot: number | null
}
