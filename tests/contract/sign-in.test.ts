import { VersionedTransaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import type { AuthStatusWire, ChallengeWire } from '~/contracts/sign-in'
import type { Clock } from '~/lib/clock'
import { openBrowser, tokenIn, wallet } from '../helpers/sign-in-browser'
import { createTestWallet } from '../helpers/web/test-wallet'
import { openServer } from '../helpers/web/web-server'

const stranger = createTestWallet(2)

async function messageOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { message: unknown }).message
}

test('a wallet signs in, stays signed in until it signs out, and its copied cookie is invalid afterwards', async () => {
  const browser = openBrowser(await openServer())
  expect(await browser.status()).toEqual({
    authenticated: false,
    public_key: null,
    exp: null,
    issued_at: null,
    expires_at: null,
  })
  const { challenge } = await browser.challenge()
  const verified = await browser.verify(wallet.sign(challenge))
  expect(verified.status).toBe(200)
  expect(await verified.json()).toMatchObject({ success: true, public_key: wallet.address })
  const status = await browser.status()
  expect(status).toMatchObject({ authenticated: true, public_key: wallet.address })
  const lasts = Date.parse(status.expires_at ?? '') - Date.parse(status.issued_at ?? '')
  expect(lasts).toBe(30 * 24 * 3_600_000)
  expect(status.exp).toBe(Math.floor(Date.parse(status.expires_at ?? '') / 1_000))

  const copied = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const out = await browser.send('/logout', { method: 'POST' })
  expect(await out.json()).toEqual({ success: true })
  expect((await browser.status()).authenticated).toBe(false)
  const thief = await browser.send('/auth-status', {}, { cookie: copied })
  expect(((await thief.json()) as AuthStatusWire).authenticated).toBe(false)
})

test('the challenge has the layout that wallets recognise, for the configured site only', async () => {
  const server = await openServer()
  const browser = openBrowser(server)
  const response = await browser.post(
    '/challenge',
    { public_key: wallet.address },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  )
  const { challenge, nonce, expires_at } = (await response.json()) as ChallengeWire
  const lines = challenge.split('\n')
  expect(lines[0]).toBe('sextant.test wants you to sign in with your Solana account:')
  expect(lines[1]).toBe(wallet.address)
  expect(lines.slice(5)).toEqual([
    'URI: http://sextant.test',
    'Version: 1',
    'Chain ID: mainnet',
    `Nonce: ${nonce}`,
    expect.stringMatching(/^Issued At: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
    `Expiration Time: ${expires_at}`,
  ])
  expect(challenge).toMatch(/^[\x20-\x7e\n]+$/)
  expect(nonce).toMatch(/^[0-9a-z]{22,}$/)
  expect(() => VersionedTransaction.deserialize(Buffer.from(challenge))).toThrow()
})

test('accepts a challenge once, even for concurrent requests', async () => {
  const browser = openBrowser(await openServer())
  const { challenge } = await browser.challenge()
  const signature = wallet.sign(challenge)
  const responses = await Promise.all(Array.from({ length: 12 }, () => browser.verify(signature)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(401)])
  expect((await browser.verify(signature)).status).toBe(401)
})

test('a used signature does not sign in again after its session has been signed out', async () => {
  const server = await openServer()
  const browser = openBrowser(server)
  const { challenge } = await browser.challenge()
  const signature = wallet.sign(challenge)
  expect((await browser.verify(signature)).status).toBe(200)
  expect((await browser.send('/logout', { method: 'POST' })).status).toBe(200)
  expect((await browser.verify(signature)).status).toBe(401)
  expect((await browser.status()).authenticated).toBe(false)
  expect((await openBrowser(server).verify(signature)).status).toBe(401)
})

test('a wrong signature invalidates its challenge but not the others', async () => {
  const browser = openBrowser(await openServer())
  const first = await browser.challenge()
  const second = await browser.challenge()
  const wrong = await browser.verify(stranger.sign(second.challenge), wallet.address, { nonce: second.nonce })
  expect(wrong.status).toBe(401)
  const right = wallet.sign(second.challenge)
  expect((await browser.verify(right, wallet.address, { nonce: second.nonce })).status).toBe(401)
  expect((await browser.verify(wallet.sign(first.challenge))).status).toBe(200)
})

test('a challenge expires after five minutes, to the millisecond', async () => {
  let nowMs = 1_795_000_000_000
  const clock: Clock = { nowMs: () => nowMs, monotonicMs: () => performance.now() }
  const browser = openBrowser(await openServer({ clock }))
  for (const [afterMs, status] of [
    [299_999, 200],
    [300_000, 401],
    [300_001, 401],
  ] as const) {
    const { challenge } = await browser.challenge()
    nowMs += afterMs
    expect((await browser.verify(wallet.sign(challenge))).status).toBe(status)
  }
})

test('a session ends after 30 days, to the millisecond, however often it is used', async () => {
  const signedInMs = 1_795_000_000_000
  let nowMs = signedInMs
  const clock: Clock = { nowMs: () => nowMs, monotonicMs: () => performance.now() }
  const browser = openBrowser(await openServer({ clock }))
  const { challenge } = await browser.challenge()
  await browser.verify(wallet.sign(challenge))
  const lastsMs = 30 * 86_400_000
  for (const [afterMs, authenticated] of [
    [86_400_000, true],
    [lastsMs - 1, true],
    [lastsMs, false],
    [lastsMs + 1, false],
  ] as const) {
    nowMs = signedInMs + afterMs
    expect((await browser.status()).authenticated).toBe(authenticated)
  }
})

test('accepts the signature only from the requesting browser, and other browsers cannot invalidate its challenge', async () => {
  const server = await openServer()
  const browser = openBrowser(server)
  const other = openBrowser(server)
  const { challenge } = await browser.challenge()
  for (let n = 0; n < 6; n++) await other.challenge()
  expect((await other.verify(wallet.sign(challenge))).status).toBe(401)
  expect((await browser.verify(wallet.sign(challenge))).status).toBe(200)
})

test('keeps the five newest challenges of a browser', async () => {
  const { pool, ...server } = await openServer()
  const browser = openBrowser({ pool, ...server })
  const requested: ChallengeWire[] = []
  for (let n = 0; n < 6; n++) requested.push(await browser.challenge())
  const { rows } = await pool.query<{ nonce: string }>('select nonce from sign_in_challenge')
  expect(new Set(rows.map((row) => row.nonce))).toEqual(new Set(requested.slice(1).map(({ nonce }) => nonce)))
})

test('responds identically to every kind of failed proof', async () => {
  const browser = openBrowser(await openServer())
  const { challenge } = await browser.challenge()
  const responses = [
    await browser.verify(wallet.sign('another text')),
    await browser.verify(wallet.sign(challenge)), // challenge is already used up
    await browser.verify(wallet.sign(challenge), stranger.address),
    await browser.verify('not a signature'),
    await browser.verify(wallet.sign(challenge), 'not a key'),
  ]
  for (const response of responses) {
    expect(response.status).toBe(401)
    expect(await messageOf(response)).toBe('Signature verification failed')
  }
})

test('issues no challenge for keys that anyone can sign for or that are invalid', async () => {
  const browser = openBrowser(await openServer())
  const refused = [
    '11111111111111111111111111111111', // low-order point: the address of the system program
    'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M'.toLowerCase(),
    ` ${wallet.address}`,
    wallet.address.slice(0, -2),
    '1'.repeat(33),
    'x'.repeat(300),
  ]
  for (const key of refused) {
    const response = await browser.post('/challenge', { public_key: key })
    expect(response.status).toBe(400)
    expect(await messageOf(response)).toBe('Failed to request challenge')
  }
})

test('ends the previous session on a new sign-in, and never adopts a planted cookie', async () => {
  const browser = openBrowser(await openServer())
  const signIn = async (who: typeof wallet) => {
    const { challenge } = await browser.challenge(who.address)
    expect((await browser.verify(who.sign(challenge), who.address)).status).toBe(200)
  }
  const planted = 'A'.repeat(43)
  browser.cookies.set('sextant_session', `${btoa(JSON.stringify(planted))}.${planted}`)
  await signIn(wallet)
  const first = browser.cookies.get('sextant_session') ?? ''
  expect(tokenIn(first)).toMatch(/^[\w-]{43}$/)
  expect(tokenIn(first)).not.toBe(planted)
  await signIn(stranger)
  expect((await browser.status()).public_key).toBe(stranger.address)
  const old = await browser.send('/auth-status', {}, { cookie: `sextant_session=${first}` })
  expect(((await old.json()) as AuthStatusWire).authenticated).toBe(false)
})

test('a wallet has at most twenty sessions; a new one replaces the oldest', async () => {
  const { pool, ...server } = await openServer()
  for (let device = 0; device < 21; device++) {
    const browser = openBrowser({ pool, ...server })
    const { challenge } = await browser.challenge()
    expect((await browser.verify(wallet.sign(challenge))).status).toBe(200)
  }
  const { rows } = await pool.query<{ sessions: number }>('select count(*)::int as sessions from session')
  expect(rows[0]?.sessions).toBe(20)
})

test('an empty JSON body signs out, and is refused with the missing field elsewhere', async () => {
  const server = await openServer()
  for (const headers of [
    { 'content-type': 'application/json' },
    { 'content-type': 'application/json; charset=utf-8' },
  ]) {
    const browser = openBrowser(server)
    const { challenge } = await browser.challenge()
    await browser.verify(wallet.sign(challenge))
    expect((await browser.status()).authenticated).toBe(true)
    const out = await browser.send('/logout', { method: 'POST' }, headers)
    expect([out.status, await out.json()]).toEqual([200, { success: true }])
    expect((await browser.status()).authenticated).toBe(false)
    for (const path of ['/challenge', '/verify']) {
      const empty = await browser.send(path, { method: 'POST' }, headers)
      expect([empty.status, (await empty.json()).detail]).toEqual([
        400,
        'The body is empty: send a JSON object.',
      ])
    }
  }
  const browser = openBrowser(server)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    const refused = await browser.send('/logout', { method: 'POST', body: '{}' }, { 'content-type': type })
    expect([type, refused.status]).toEqual([type, 415])
  }
})

test('refuses requests from other sites', async () => {
  const browser = openBrowser(await openServer())
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'http://sextant.test.evil.example' },
    { origin: 'http://evil-sextant.test' },
    { origin: 'http://sextant.test:8080' },
    { origin: 'https://sextant.test' },
    { origin: 'http://app.sextant.test' },
  ]
  for (const headers of foreign) {
    for (const path of ['/challenge', '/verify', '/logout', '/auth/logout']) {
      const response = await browser.post(path, { public_key: wallet.address, signature: 'x' }, headers)
      expect(response.status, `${path} ${JSON.stringify(headers)}`).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  }
  const own = await browser.post(
    '/challenge',
    { public_key: wallet.address },
    { 'sec-fetch-site': 'same-origin' },
  )
  expect(own.status).toBe(200)
})

test('accepts only small plain JSON bodies and the correct method', async () => {
  const browser = openBrowser(await openServer())
  const body = JSON.stringify({ public_key: wallet.address })
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    const response = await browser.send('/challenge', { method: 'POST', body }, { 'content-type': type })
    expect(response.status).toBe(415)
  }
  expect((await browser.post('/challenge', { public_key: 'x'.repeat(20_000) })).status).toBe(413)
  const broken = await browser.send(
    '/verify',
    { method: 'POST', body: '{"a":' },
    { 'content-type': 'application/json' },
  )
  expect(broken.status).toBe(400)
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    expect((await browser.send('/logout', { method })).status).toBe(405)
  }
  expect((await browser.post('/auth-status', {})).status).toBe(405)
})

test('serves the same endpoints below /auth', async () => {
  const browser = openBrowser(await openServer())
  const requested = await browser.post('/auth/challenge', { public_key: wallet.address })
  const { challenge } = (await requested.json()) as ChallengeWire
  const signature = Buffer.from(wallet.sign(challenge)).toString('base64')
  const verified = await browser.post('/auth/verify', { public_key: wallet.address, signature })
  expect(verified.status).toBe(200)
  const [session = ''] = verified.headers.getSetCookie()
  expect(session).toMatch(
    /^sextant_session=[\w%]{60}\.[\w%]{43,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})
