import type { ClientBase } from 'pg'
import type { ProtocolId } from '~/domain/protocol'
import type { Client, Pool } from './pool'
import { inTransaction } from './transaction'

/** A lease that was not renewed for so long, seconds by the database's clock, is one of a process that is frozen or gone. */
export const leaseSeconds = 6

/** The right to write the rows of some protocols, as it was given to one process. */
export interface WriterLease {
  /** Part of the names of all database sessions of the process. */
  readonly holder: string
  /** Grow with every holder: of two processes that believe that they write, the one with the lower epoch is wrong. */
  readonly epochs: readonly { readonly protocol: ProtocolId; readonly epoch: number }[]
}

/** Another process holds the lease by now: nothing more may be written. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Throws `LeaseLost` unless the lease still holds, and keeps it until the transaction ends: to be called first in every transaction that writes rows of the
 * chain.
 */
export type Fence = (client: Client) => Promise<void>

/** For programs that have the database to themselves, such as tests and imports. */
export const noFence: Fence = async () => undefined

/** The fence of a lease. */
export function createFence(lease: WriterLease): Fence {
  const values = [...epochValues(lease), lease.holder]
  return async (client) => {
    // The lock lets the holder renew the lease beside it, but makes whoever wants to take it over wait for the end of the transaction.
    const { rowCount } = await client.query({
      name: 'require-lease',
      text: `select 1 from writer_lease where (protocol, epoch) in (select * from unnest($1::text[], $2::int4[])) and holder = $3
        order by protocol for key share`,
      values,
    })
    if (rowCount !== lease.epochs.length) throw new LeaseLost('Another process writes these rows by now.')
  }
}

/** Runs `work` in a transaction that holds the lease. */
export function inFence<T>(pool: Pool, fence: Fence, work: (client: Client) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await fence(client)
    return work(client)
  })
}

/**
 * Takes the leases over, for a session that holds the advisory locks of these protocols. Transactions of the holder before are waited for: afterwards none of
 * them can end any more. Throws SQLSTATE 55P03 when one does not end within a second.
 */
export async function claimLease(
  client: ClientBase,
  holder: string,
  protocols: readonly ProtocolId[],
): Promise<WriterLease> {
  const sorted = [...protocols].sort()
  await client.query("begin; set local lock_timeout = '1s'")
  try {
    await client.query('select 1 from writer_lease where protocol = any($1) order by protocol for update', [
      sorted,
    ])
    const { rows } = await client.query<{ protocol: ProtocolId; epoch: number }>(
      `insert into writer_lease as l (protocol, epoch, holder, renewed_at)
        select protocol, 1, $2, clock_timestamp() from unnest($1::text[]) as claimed (protocol)
        on conflict (protocol) do update set epoch = l.epoch + 1, holder = excluded.holder, renewed_at = excluded.renewed_at
        returning protocol, epoch`,
      [sorted, holder],
    )
    await client.query('commit')
    return { holder, epochs: rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Says that the holder is alive. False: the lease is another's by now. */
export async function renewLease(client: ClientBase, lease: WriterLease): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'renew-lease',
    text: `update writer_lease set renewed_at = clock_timestamp()
      where (protocol, epoch) in (select * from unnest($1::text[], $2::int4[])) and holder = $3`,
    values: [...epochValues(lease), lease.holder],
  })
  return rowCount === lease.epochs.length
}

function epochValues({ epochs }: WriterLease): unknown[] {
  return [epochs.map(({ protocol }) => protocol), epochs.map(({ epoch }) => epoch)]
}
