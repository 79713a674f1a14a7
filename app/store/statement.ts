import { createHash } from 'node:crypto'
import type { QueryResultRow } from 'pg'
import { invariant } from '~/lib/invariant'
import type { Pool } from './pool'

/** An SQL text under a name of its own, so that PostgreSQL parses and plans it once per connection. */
export interface Statement {
  readonly name: string
  readonly text: string
}

/** Names a statement by its text: the same text is the same prepared statement, whoever builds it. */
export function createStatement(text: string): Statement {
  const compact = text.replaceAll(/\s+/g, ' ').trim()
  return { name: createHash('sha1').update(compact).digest('hex').slice(0, 20), text: compact }
}

/** Builds each statement of a family once. `key` must name everything that the text depends on, out of a closed set. */
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

/** Runs a prepared statement. `Row` says how `pg` hands each column over: int8 and float8 as numbers, numeric as text. */
export async function readRows<Row extends QueryResultRow>(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await pool.query<Row>({ ...statement, values: [...values] })
  return result.rows
}

/** Runs a statement whose one row has a `count`. */
export async function readCount(
  pool: Pool,
  statement: Statement,
  values: readonly unknown[],
): Promise<number> {
  const [row] = await readRows<{ count: number }>(pool, statement, values)
  invariant(row, 'a count is one row')
  return row.count
}
