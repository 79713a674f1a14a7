import { expect, onTestFinished, test } from 'vitest'
import type { AuthStatusWire, ChallengeWire } from '~/contracts/sign-in'
import { encodeBase58 } from '~/lib/text/base58'
import { openBrowser, tokenIn, wallet } from '../helpers/sign-in-browser'
import { createTestDatabase } from '../helpers/store/database'
import { openServer, type ServerTest } from '../helpers/web/web-server'

test('a changed session cookie counts as signed out, and the status leaves it as it is', async () => {
  const browser = openBrowser(await openServer())
  const { challenge } = await browser.challenge()
  await browser.verify(wallet.sign(challenge))
  const valid = browser.cookies.get('sextant_session') ?? ''
  browser.cookies.set('sextant_session', `A${valid.slice(1)}`)
  const changed = await browser.send('/auth-status')
  expect(changed.status).toBe(200)
  expect(((await changed.json()) as AuthStatusWire).authenticated).toBe(false)
  expect(changed.headers.getSetCookie()).toEqual([])
  browser.cookies.set('sextant_session', valid)
  expect((await browser.status()).public_key).toBe(wallet.address)
})

test('a sign-out deletes a changed session cookie, and a sign-in replaces it', async () => {
  const browser = openBrowser(await openServer())
  const changed = `${'A'.repeat(43)}.${'A'.repeat(43)}`
  browser.cookies.set('sextant_session', changed)
  const signedOut = await browser.send('/logout', { method: 'POST' })
  expect(signedOut.headers.getSetCookie()).toEqual([
    'sextant_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ])
  browser.cookies.set('sextant_session', changed)
  const { challenge } = await browser.challenge()
  await browser.verify(wallet.sign(challenge))
  expect(browser.cookies.get('sextant_session')).not.toBe(changed)
  expect((await browser.status()).public_key).toBe(wallet.address)
})

test('a session survives a request to a web process with another secret', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const [old, next] = ['the secret of the old web process', 'the secret of the new web process']
  const [own, other] = [
    await openServer({ database, sessionSecrets: [old] }),
    await openServer({ database, sessionSecrets: [next] }),
  ]
  const browser = openBrowser(own)
  const { challenge } = await browser.challenge()
  await browser.verify(wallet.sign(challenge))
  const elsewhere = openBrowser(other, browser.cookies)
  expect((await elsewhere.status()).authenticated).toBe(false)
  expect((await browser.status()).public_key).toBe(wallet.address)
})

test('a session survives the rotation of the secret, and ends when its secret is removed', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const [old, next] = ['the secret that signed until now', 'the secret that signs from now on']
  const before = await openServer({ database, sessionSecrets: [old] })
  const during = await openServer({ database, sessionSecrets: [next, old] })
  const after = await openServer({ database, sessionSecrets: [next] })
  const first = openBrowser(before)
  const { challenge } = await first.challenge()
  await first.verify(wallet.sign(challenge))
  const move = (browser: typeof first, server: ServerTest) => {
    const moved = openBrowser(server)
    for (const [name, value] of browser.cookies) moved.cookies.set(name, value)
    return moved
  }
  expect((await move(first, during).status()).public_key).toBe(wallet.address)
  expect((await move(first, after).status()).authenticated).toBe(false)
  // A challenge that was requested before the rotation is valid after it.
  const pending = await first.challenge()
  const second = move(first, during)
  expect((await second.verify(wallet.sign(pending.challenge))).status).toBe(200)
  expect((await move(second, after).status()).public_key).toBe(wallet.address)
})

test('uses secure cookies that are bound to the host if the site uses https', async () => {
  const server = await openServer({ publicUrl: 'https://sextant.test' })
  const browser = openBrowser(server)
  const own = { origin: 'https://sextant.test' }
  const requested = await browser.post('/challenge', { public_key: wallet.address }, own)
  expect(requested.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sextant_browser=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ])
  const { challenge } = (await requested.json()) as ChallengeWire
  const signature = encodeBase58(wallet.sign(challenge))
  const verified = await browser.post('/verify', { public_key: wallet.address, signature }, own)
  expect(verified.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-sextant_session=.+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ])
  expect((await browser.status()).public_key).toBe(wallet.address)
})

test('treats invented cookies as signed out', async () => {
  const browser = openBrowser(await openServer())
  for (const cookie of [
    'x',
    '__proto__',
    '..%2f..%2fetc',
    'a.b',
    `${'é'.repeat(9)}`,
    'x'.repeat(7_000),
    '%',
    'null',
  ]) {
    const response = await browser.send(
      '/auth-status',
      {},
      { cookie: `sextant_session=${encodeURI(cookie)}; __proto__=1` },
    )
    expect(response.status).toBe(200)
    expect(((await response.json()) as AuthStatusWire).authenticated).toBe(false)
  }
})

test('stores neither cookies nor challenge secrets in plain text', async () => {
  const { pool, ...server } = await openServer()
  const browser = openBrowser({ pool, ...server })
  const { challenge } = await browser.challenge()
  await browser.verify(wallet.sign(challenge))
  const { rows } = await pool.query<{ line: string }>(
    `select row_to_json(s)::text as line from session s union all select row_to_json(c)::text from sign_in_challenge c`,
  )
  const stored = rows.map(({ line }) => line).join()
  expect(rows.length).toBe(1)
  expect(browser.cookies.size).toBe(2)
  for (const value of browser.cookies.values()) {
    expect(stored).not.toContain(tokenIn(value))
    expect(stored).not.toContain(value.split('.')[0])
  }
})
