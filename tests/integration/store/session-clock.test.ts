import { expect, onTestFinished, test } from 'vitest'
import { insertSession } from '~/store/access/sessions'
import { insertChallenge } from '~/store/access/sign-in-challenges'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf } from '../../helpers/world/states'

const dayMs = 86_400_000

test('a web process whose clock is 400 days ahead ends no sessions and challenges of other processes', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const now = Date.now()
  const session = (id: number, issuedAtMs: number, lastsMs: number) =>
    insertSession(pool, {
      idHash: Uint8Array.of(id),
      replacedHash: undefined,
      address: addressOf(`wallet ${id}`),
      issuedAtMs,
      expiresAtMs: issuedAtMs + lastsMs,
    })
  const challenge = (id: number, issuedAtMs: number) =>
    insertChallenge(pool, {
      nonce: `nonce ${id}`,
      browserHash: Uint8Array.of(id),
      address: addressOf(`wallet ${id}`),
      message: 'text',
      issuedAtMs,
      expiresAtMs: issuedAtMs + 300_000,
    })
  const counts = async () => {
    const { rows } = await pool.query(
      'select (select count(*) from session) as sessions, (select count(*) from sign_in_challenge) as challenges',
    )
    return rows[0]
  }
  await session(1, now - 10 * dayMs, dayMs)
  await challenge(1, now - 600_000)
  await session(2, now, dayMs)
  await challenge(2, now)
  expect(await counts()).toEqual({ sessions: 1, challenges: 1 }) // the first session and the first challenge have expired
  await session(3, now + 400 * dayMs, dayMs)
  await challenge(3, now + 400 * dayMs)
  expect(await counts()).toEqual({ sessions: 2, challenges: 2 })
})
