import { expect, test } from 'vitest'
import { createSignedCookie, type SignedCookie, type SignedCookieOptions } from './signed-cookie.server'

const oldSecret = 'the secret that signed until now'
const newSecret = 'the secret that signs from now on'

function createTestCookie(options: Partial<SignedCookieOptions> = {}): SignedCookie {
  return createSignedCookie({
    name: 'test_session',
    secrets: [oldSecret],
    maxAgeSeconds: 60,
    sameSite: 'lax',
    isSecure: false,
    ...options,
  })
}

/** Issues a cookie. Returns its token and the pair that a browser would send. */
async function issue(cookie: SignedCookie): Promise<{ token: string; pair: string }> {
  const token = cookie.createToken()
  return { token: token.text, pair: (await cookie.toHeader(token)).split(';')[0] ?? '' }
}

async function tokenIn(cookie: SignedCookie, header: string): Promise<string | undefined> {
  return (await cookie.read(header))?.text
}

test('sets and deletes the cookie with the same attributes', async () => {
  const cookie = createTestCookie()
  expect(await cookie.toHeader(cookie.createToken())).toMatch(
    /^test_session=[\w.%]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await cookie.toClearHeader()).toBe('test_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})

test('binds the cookie to the host on https', async () => {
  const cookie = createTestCookie({ isSecure: true, sameSite: 'strict' })
  const header = await cookie.toHeader(cookie.createToken())
  expect(header).toMatch(
    /^__Host-test_session=[\w.%]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(await cookie.toClearHeader()).toBe(
    '__Host-test_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  )
})

test('reads a token back, among other cookies', async () => {
  const cookie = createTestCookie()
  const { token, pair } = await issue(cookie)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await tokenIn(cookie, `a=b; ${pair}; __proto__=1`)).toBe(token)
})

test('accepts cookies of every secret, and signs with the first', async () => {
  const before = createTestCookie({ secrets: [oldSecret] })
  const during = createTestCookie({ secrets: [newSecret, oldSecret] })
  const after = createTestCookie({ secrets: [newSecret] })
  const first = await issue(before)
  expect(await tokenIn(during, first.pair)).toBe(first.token)
  expect(await after.read(first.pair)).toBeUndefined()
  const second = await issue(during)
  expect(await tokenIn(after, second.pair)).toBe(second.token)
  expect(await before.read(second.pair)).toBeUndefined()
})

test('rejects the cookie after any change of one character', async () => {
  const cookie = createTestCookie()
  const { token, pair } = await issue(cookie)
  const value = decodeURIComponent(pair.slice('test_session='.length))
  expect(await tokenIn(cookie, `test_session=${value}`)).toBe(token)
  for (let at = 0; at < value.length; at++) {
    const other = value[at] === 'A' ? 'B' : 'A'
    const changed = `${value.slice(0, at)}${other}${value.slice(at + 1)}`
    expect(await cookie.read(`test_session=${changed}`), changed).toBeUndefined()
  }
})

test('rejects the value of another cookie with the same secret', async () => {
  const cookie = createTestCookie()
  const { pair } = await issue(createTestCookie({ name: 'test_browser' }))
  const moved = pair.replace('test_browser', 'test_session')
  expect(await cookie.read(moved)).toBeUndefined()
})

test.each([
  'test_session=',
  'test_session=%',
  'test_session=%E0%A4%A',
  'test_session=.',
  'test_session=..%2f..%2fetc',
  `test_session=${'A'.repeat(43)}.${'A'.repeat(43)}`,
  `test_session=${btoa(JSON.stringify('A'.repeat(43)))}`,
  `a=b;test_session=${'x'.repeat(7_000)}`,
])('reads no token from an invalid cookie: %.40s', async (header) => {
  expect(await createTestCookie().read(header)).toBeUndefined()
})

test.each([null, '', 'a=b', 'other_test_session=1', 'test_session'])(
  'reads no token from a missing cookie: %j',
  async (header) => {
    expect(await createTestCookie().read(header)).toBeUndefined()
  },
)

test('refuses to sign without a secret and with a short one', () => {
  expect(() => createTestCookie({ secrets: [] })).toThrow(/32 characters/)
  expect(() => createTestCookie({ secrets: [oldSecret, 'short'] })).toThrow(/32 characters/)
})
