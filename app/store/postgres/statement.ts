import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { invariant } from '~/lib/invariant'
import type { BoundQuery } from './conditions'
import type { Pool } from './pool'

/**
 * An SQL text with a name. Because of the name, PostgreSQL parses and plans the SQL only once per connection.
 */
export interface Statement {
  readonly name: string
  readonly text: string
}

/**
 * Creates a statement whose name is a hash of its SQL, so that equal SQL always uses the same prepared
 * statement.
 */
export function createStatement(text: string): Statement {
  const compact = text.replaceAll(/\s+/g, ' ').trim()
  return { name: createHash('sha1').update(compact).digest('hex').slice(0, 20), text: compact }
}

/**
 * Creates a function that returns the statement for each choice. The SQL is written for each call, and the
 * statement is found by that SQL. So two choices share a prepared statement only if their SQL is the same.
 * The number of different texts must be small, because every statement is cached and prepared permanently.
 */
export function createStatementFamily<Choice>(
  write: (choice: Choice) => string,
): (choice: Choice) => Statement {
  const known = new Map<string, Statement>()
  return (choice) => {
    const text = write(choice)
    const statement = known.get(text) ?? createStatement(text)
    known.set(text, statement)
    return statement
  }
}

/** Returns the statement of a bound query. */
export const statementOf = createStatementFamily(({ text }: BoundQuery) => text)

/**
 * Runs a prepared statement. `Row` must match the types that `pg` returns: int8 and float8 are numbers, and
 * numeric is a string.
 */
export async function readRows<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await pool.query<Row>({ ...statement, values: [...values] })
  return result.rows
}

/** Runs a statement that returns one row with a column `count`. */
export async function readCount(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await readRows<{ count: number }>(pool, statement, values)
  invariant(row, 'a count returns one row')
  return row.count
}
