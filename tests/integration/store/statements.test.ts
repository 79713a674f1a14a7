import ts from 'typescript'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'
import { describeStatement, type ResultColumn } from '../../helpers/store/describe-statement'
import { evaluateSites } from '../../helpers/store/evaluate-sql'
import { type ColumnKind, type RowColumn, type SqlSite, sqlSites } from '../../helpers/store/sql-sites'
import { untypedRows } from '../../helpers/store/untyped-rows'

/**
 * Tests that each SQL statement of the store is valid in the current schema, and that its result has the
 * columns that the code reads.
 */

/** Statements that this test can't check, by file and function. The value is the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'postgres/statement.ts readRows': 'runs the statements of all readers',
  'postgres/statement.ts readCount': 'runs the statements of all readers',
  'postgres/transaction.ts inTransaction': 'begins a transaction',
  'postgres/migrate.ts applyOnce': 'runs the migrations',
  'ingest/lease/weeks.ts makeWeek': 'fills a table that it has just created',
  'batch/missing-transactions.ts writeMissing': 'builds its text from the kind of a value',
  'batch/insert-once.ts readKnown': 'takes the table from other files',
  'write/perps/replace-user-rows.ts replaceUserRows': 'takes table and columns from other files',
  'rollups/sample-interest.ts removeOrphanedInterest': 'takes each table with its own column from a list',
  'upkeep/prune.ts remove': 'runs statements that are computed in a loop',
  'upkeep/inspect.ts findIn': 'takes table and columns from the database',
  'mirror/read-mirror.ts fetchBatches': 'reads from a cursor that it has just declared',
  'backup/import-backup.ts requireEmpty': 'takes the table from the database',
  'backup/import-backup.ts continueNumbers': 'takes table and column from the database',
}

/**
 * Matches commands without a table, such as settings. They are not checked, because several commands at once
 * can't be prepared.
 */
const isSetting = /^\s*(?:begin|set)\b/

let database: TestDatabase
let program: ts.Program
let statements: ReadonlyMap<SqlSite, readonly string[]>

beforeAll(async () => {
  database = await createTestDatabase()
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const files = ts.sys.readDirectory('app/store', ['.ts'], ['**/*.test.ts'])
  program = ts.createProgram(files, options)
  statements = await evaluateSites(sqlSites(program, 'app/store/'))
})

afterAll(() => database.drop())

/** For each PostgreSQL type (OID), the JavaScript type of the values that the pool's parsers return. */
const kindByType = new Map<number, ColumnKind>([
  [16, 'boolean'],
  ...[20, 21, 23, 26, 700, 701].map((type) => [type, 'number'] as const),
  ...[19, 25, 1043, 1700].map((type) => [type, 'string'] as const),
])

const nameOf = ({ file, caller }: SqlSite) => `${file.slice('app/store/'.length)} ${caller}`

/**
 * Returns the columns that the row type has but the result of the statement lacks, or that differ in type.
 */
function differences({ row = [] }: Pick<SqlSite, 'row'>, columns: readonly ResultColumn[]): string[] {
  return row.flatMap(({ name, kind, optional }) => {
    const column = columns.find((each) => each.name === name)
    if (!column) return optional ? [] : [`column ${name} is missing`]
    const actual = kindByType.get(column.dataTypeID) ?? 'other'
    const isSame = actual === kind || kind === 'other' || actual === 'other'
    return isSame ? [] : [`column ${name} is a ${actual}, not a ${kind}`]
  })
}

test('each statement fits the schema, and its result the row type', async () => {
  const client = await database.pool.connect()
  const faults = new Set<string>()
  let prepared = 0
  for (const [site, texts] of statements) {
    if (nameOf(site) in exceptions) continue
    for (const text of texts.filter((each) => !isSetting.test(each))) {
      const found = await describeStatement(client, text).then(
        (columns) => differences(site, columns),
        (error: Error) => [`${error.message}: ${text.slice(0, 300)}`],
      )
      for (const fault of found) faults.add(`${site.file}:${site.line}: ${fault}`)
      prepared += 1
    }
  }
  client.release()
  expect([...faults]).toEqual([])
  expect(prepared).toBeGreaterThan(1_000)
})

test('finds a wrong name of a column in a statement and in a row type, and a wrong type', async () => {
  const client = await database.pool.connect()
  onTestFinished(() => client.release())
  const found = async (text: string, column: Partial<RowColumn>) => {
    const row = [{ name: 'key', kind: 'string', optional: false, ...column } as const]
    return differences({ row }, await describeStatement(client, text))
  }
  const right = 'select key from dca_order where key = $1'
  expect(await found(right, {})).toEqual([])
  expect(await found(right, { name: 'owner' })).toEqual(['column owner is missing'])
  expect(await found(right, { name: 'owner', optional: true })).toEqual([])
  expect(await found(right, { kind: 'number' })).toEqual(['column key is a string, not a number'])
  await expect(found('select keys from dca_order', {})).rejects.toThrow('column "keys" does not exist')
  await expect(found('update dca_order set keys = $1', {})).rejects.toThrow('column "keys"')
})

test('no code reads rows without naming their type', () => {
  expect(untypedRows(program, 'app/store/')).toEqual([])
})

test('only the listed statements are left out', () => {
  const without = [...statements].filter(([, texts]) => texts.length === 0).map(([site]) => nameOf(site))
  expect([...new Set(without)].filter((name) => !(name in exceptions))).toEqual([])
  const names = new Set([...statements.keys()].map(nameOf))
  expect(Object.keys(exceptions).filter((name) => !names.has(name))).toEqual([])
})
