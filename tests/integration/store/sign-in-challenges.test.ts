import { expect, onTestFinished, test } from 'vitest'
import { insertChallenge } from '~/store/access/sign-in-challenges'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf } from '../../helpers/world/states'

test('a flood of challenges from many browsers keeps the newest 10,000', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const now = Date.now()
  await pool.query(
    `insert into sign_in_challenge (nonce, browser_hash, address, message, issued_at_ms, expires_at_ms)
    select 'flood ' || n, decode(lpad(to_hex(n), 64, '0'), 'hex'), $1, 'text', $2::int8 + n, $2::int8 + 300000
    from generate_series(1, 10000) n`,
    [addressOf('flooding wallet'), now - 20_000],
  )
  const insert = (id: number) =>
    insertChallenge(pool, {
      nonce: `honest ${id}`,
      browserHash: Uint8Array.of(id),
      address: addressOf(`wallet ${id}`),
      message: 'text',
      issuedAtMs: now,
      expiresAtMs: now + 300_000,
    })
  for (const id of [1, 2, 3]) await insert(id)
  const { rows } = await pool.query<{ stored: number; honest: number; oldest: string }>(
    `select count(*)::int as stored, count(*) filter (where nonce like 'honest %')::int as honest,
      (select nonce from sign_in_challenge order by issued_at_ms limit 1) as oldest from sign_in_challenge`,
  )
  expect(rows).toEqual([{ stored: 10_000, honest: 3, oldest: 'flood 4' }])
})
