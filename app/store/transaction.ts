import type { Client, Pool } from './pool'

/**
 * Runs `work` in one transaction on one connection: commits what it did, or rolls all of it back and throws what it threw. `begin` answers the SQL that
 * begins it.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
  begin: (client: Client) => string = () => 'begin',
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin(client))
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    broken = await rollback(client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** Answers the failure of the rollback itself: then the connection is of no more use and must not return to the pool. */
async function rollback(client: Client): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
