import { expect, test } from 'vitest'
import type { Log } from '~/lib/log'
import { createTestWallet } from '../helpers/web/test-wallet'
import { openServer } from '../helpers/web/web-server'

test('reports an unexpected failure only by an id, and logs its reason with that id', async () => {
  const noted: object[] = []
  const log: Log = { debug() {}, info() {}, warn() {}, error: (facts) => noted.push(facts) }
  const { origin, pool } = await openServer({ log })
  await pool.query('alter table token rename to gone')
  await pool.query('alter table sign_in_challenge rename to gone_too')
  const publicKey = createTestWallet(1).address
  const requested: readonly (readonly [string, RequestInit])[] = [
    ['/api/tokens', {}],
    [
      '/challenge',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://sextant.test' },
        body: JSON.stringify({ public_key: publicKey }),
      },
    ],
    // This server has no build, so it cannot render pages.
    ['/tokens', {}],
  ]
  for (const [path, init] of requested) {
    noted.length = 0
    const response = await fetch(origin + path, init)
    const reported = await response.text()
    expect([path, response.status, JSON.parse(reported).code]).toEqual([path, 500, 'internal_error'])
    expect(reported).not.toMatch(/gone|relation|index\.js/)
    const requestId = response.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(noted).toEqual([{ requestId, path, error: expect.stringMatching(/relation|index\.js/) }])
  }
})
