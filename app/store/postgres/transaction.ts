import type { Client, Pool } from './pool'
import { isReadTimeout } from './store-failure'

/**
 * Runs `work` in one transaction on one connection. Commits the changes if `work` succeeds. If `work` throws,
 * rolls the changes back and throws the same error. `begin` returns the SQL that begins the transaction.
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
    // No rollback is sent, because it would queue behind the statement that got no response and wait just as
    // long.
    broken = isReadTimeout(error) ? error : await rollback(client)
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Rolls back. Returns the error of the rollback if it fails. The connection is then unusable and must not
 * return to the pool.
 */
async function rollback(client: Client): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
