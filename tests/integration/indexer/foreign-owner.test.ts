import { expect, onTestFinished, test } from 'vitest'
import { protocolFacts } from '~/domain/protocol/protocol'
import { sampleAddress } from '~/simulator/hand-made-samples'
import type { Ledger, LedgerAccount } from '~/simulator/ledger'
import { openFixtureChain } from '../../helpers/nodes/fixture-chain'

/**
 * A node may respond to any request with any account. The indexer must store only accounts of the requested
 * program.
 */

const owners = [
  sampleAddress('an unknown program'),
  ...Object.values(protocolFacts).flatMap(({ programIds }) => [...programIds]),
]

/**
 * Copies accounts to other keys. The owner of the copies is another program, which has not written these
 * bytes.
 */
function twinsOf(account: LedgerAccount): readonly LedgerAccount[] {
  return owners
    .filter((owner) => owner !== account.owner)
    .map((owner) => ({ ...account, owner, key: sampleAddress(`twin of ${account.key} by ${owner}`) }))
}

test('counts accounts owned by another program and never stores them, regardless of their bytes', async () => {
  const twins = new Set<string>()
  const genuine = new Set<string>()
  const lying = (ledger: Ledger): Ledger => ({
    ...ledger,
    programAccounts(owner) {
      return [...ledger.programAccounts(owner)].flatMap((account) => {
        const reported = twinsOf(account)
        genuine.add(account.key)
        for (const { key } of reported) twins.add(key)
        return [account, ...reported]
      })
    },
  })
  const { database, stop } = await openFixtureChain(lying)
  onTestFinished(stop)
  const { pool } = database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: string[] = []
  const known: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    for (const key of rows.flatMap(({ row }) => row.match(/[1-9A-HJ-NP-Za-km-z]{32,44}/g) ?? [])) {
      if (twins.has(key)) found.push(`${name}: ${key}`)
      if (genuine.has(key)) known.push(key)
    }
  }
  expect(found).toEqual([])
  const stored = new Set(known).size
  expect(stored).toBeGreaterThan(50)
  const { rows } = await pool.query(`select max((counters->>'foreign')::int) as foreign from heartbeat`)
  expect(rows[0].foreign).toBeGreaterThanOrEqual(stored * (owners.length - 1))
})
