import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { invariant } from '~/lib/invariant'
import type { Pool } from './pool'

/** An SQL text with a name, so that PostgreSQL parses and plans it once per connection. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/**
 * Creates a statement named by a hash of its text, so that the same text is always the same prepared
 * statement.
 */
export function createStatement(text: string): Statement {
  const compact = text.replaceAll(/\s+/g, ' ').trim()
  return { name: createHash('sha1').update(compact).digest('hex').slice(0, 20), text: compact }
}

/**
 * Creates a function that builds each statement of a family once. `key` must name everything that the text
 * depends on, with a finite set of values: every key is cached and prepared permanently.
 */
export function createStatementFamily<Choice>(
  key: (choice: Choice) => string,
  build: (choice: Choice) => string,
): (choice: Choice) => Statement {
  const built = new Map<string, Statement>()
  return (choice) => {
    const name = key(choice)
    const known = built.get(name)
    if (known !== undefined) return known
    const statement = createStatement(build(choice))
    built.set(name, statement)
    return statement
  }
}

/**
 * Runs a prepared statement. `Row` must match the types that `pg` returns: int8 and float8 as numbers,
 * numeric as text.
 */
export async function readRows<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await pool.query<Row>({ ...statement, values: [...values] })
  return result.rows
}

/** Runs a statement that returns one row with a `count`. */
export async function readCount(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await readRows<{ count: number }>(pool, statement, values)
  invariant(row, 'a count returns one row')
  return row.count
}
