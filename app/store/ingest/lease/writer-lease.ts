import type { ClientBase } from 'pg'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Client, Pool } from '~/store/postgres/pool'
import { inTransaction } from '~/store/postgres/transaction'
import { leapRevisions } from '../publish'

/**
 * Time without a renewal of the lease after which its holder counts as frozen or gone, seconds by the
 * database's clock.
 */
export const leaseSeconds = 6

/** Permission of one process to write the rows of some protocols. */
export interface WriterLease {
  /** Unique name of the process, which is part of the names of all its database sessions. */
  readonly holder: string
  /**
   * Epoch of the lease for each protocol. The epoch increases with every new holder. If two processes believe
   * that they hold the lease, the process with the lower epoch is wrong.
   */
  readonly epochs: readonly { readonly protocol: ProtocolId; readonly epoch: number }[]
}

/** Another process has taken over the lease. This process must not write any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Throws `LeaseLost` if the lease is no longer valid, and otherwise keeps the lease valid until the
 * transaction ends. Must be called first in every transaction that writes chain data.
 */
export type Fence = (client: Client) => Promise<void>

/**
 * A fence that needs no lease, for programs that are the only writer of the database, such as tests and
 * imports.
 */
export const noFence: Fence = async () => undefined

/** Creates the fence that protects transactions with a lease. */
export function createFence(lease: WriterLease): Fence {
  const values = [...epochValues(lease), lease.holder]
  return async (client) => {
    // This lock lets the holder renew the lease at the same time. A process that takes over the lease must
    // wait for the end of the transaction.
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

/** Runs `work` in a transaction that the fence protects. */
export function inFence<T>(pool: Pool, fence: Fence, work: (client: Client) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await fence(client)
    return work(client)
  })
}

/**
 * Takes over the leases of the given protocols. The session must hold the advisory locks of these protocols.
 * Waits for running transactions of the previous holder, so that none of them can commit after the takeover.
 * Throws SQLSTATE 55P03 if one of them does not end within a second.
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
    await leapRevisions(client)
    await client.query('commit')
    return { holder, epochs: rows }
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Renews the lease. Returns false if another process has taken over the lease. */
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
