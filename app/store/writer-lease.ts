import type { ClientBase } from 'pg'
import type { ProtocolId } from '~/domain/protocol'
import type { Client, Pool } from './pool'
import { inTransaction } from './transaction'

/**
 * Time without a renewal after which the holder counts as frozen or gone, seconds by the database's clock.
 */
export const leaseSeconds = 6

/** The permission of one process to write the rows of some protocols. */
export interface WriterLease {
  /** Part of the names of all database sessions of the process. */
  readonly holder: string
  /**
   * Epochs increase with every new holder. If two processes believe they have the lease, the one with the
   * lower epoch is wrong.
   */
  readonly epochs: readonly { readonly protocol: ProtocolId; readonly epoch: number }[]
}

/** Another process has taken over the lease. This one must not write any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Throws `LeaseLost` unless the lease is still valid, and keeps it valid until the transaction ends. Call it
 * first in every transaction that writes chain rows.
 */
export type Fence = (client: Client) => Promise<void>

/**
 * A fence without a lease, for programs that are the only writer of the database, such as tests and imports.
 */
export const noFence: Fence = async () => undefined

/** Creates the fence of a lease. */
export function createFence(lease: WriterLease): Fence {
  const values = [...epochValues(lease), lease.holder]
  return async (client) => {
    // This lock lets the holder renew the lease in parallel. A process that takes the lease over must wait
    // for the end of the transaction.
    const { rowCount } = await client.query({
      name: 'require-lease',
      text: `select 1 from writer_lease where (protocol, epoch) in (select * from unnest($1::text[], $2::int4[])) and holder = $3
        order by protocol for key share`,
      values,
    })
    if (rowCount !== lease.epochs.length)
      throw new LeaseLost('Another process has taken over the writer lease.')
  }
}

/** Runs `work` in a transaction protected by the fence. */
export function inFence<T>(pool: Pool, fence: Fence, work: (client: Client) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await fence(client)
    return work(client)
  })
}

/**
 * Takes over the leases. The session must hold the advisory locks of these protocols. Waits for transactions
 * of the previous holder; none of them can commit afterwards. Throws SQLSTATE 55P03 if one does not end
 * within a second.
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

/** Renews the lease. Returns false if another process has taken it over. */
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
