import { expect, test } from 'vitest'
import { createAuthClient } from './auth-client'
import { createAuthDriver, type WalletLink } from './auth-driver'
import type { AuthState } from './auth-view'

const key = 'wallet A'
const other = 'wallet B'

/**
 * Creates a fake server that responds like the real one, and a fake wallet. Options make single steps fail.
 */
function createBench({
  verifyOk = true,
  challenge = (): unknown => ({ challenge: 'text', nonce: 'nonce', expires_at: '' }),
  offline = [] as string[],
  cookies = true,
} = {}) {
  let session: string | undefined
  const calls: string[] = []
  const toasts: string[] = []
  const states: AuthState[] = []
  const remembered: (string | undefined)[] = []
  const send = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const path = String(input).split('?')[0] ?? ''
    calls.push(path)
    if (offline.includes(path)) throw new TypeError('Failed to fetch')
    if (path === '/challenge') return Response.json(challenge())
    if (path === '/verify') {
      if (!verifyOk) return Response.json({ message: 'Signature verification failed' }, { status: 401 })
      session = (JSON.parse(String(init?.body)) as { public_key: string }).public_key
      return Response.json({ success: true })
    }
    if (path === '/logout') {
      session = undefined
      return Response.json({ success: true })
    }
    return Response.json({ authenticated: session !== undefined, public_key: session ?? null })
  }
  let wallet: (WalletLink & { disconnected: number }) | undefined = {
    disconnected: 0,
    signMessage: async () => new Uint8Array(64),
    async disconnect() {
      this.disconnected += 1
    },
  }
  const driver = createAuthDriver({
    client: createAuthClient(send),
    memory: { remember: (publicKey) => remembered.push(publicKey), forget: () => remembered.push(undefined) },
    wallet: () => wallet,
    onState: (state) => states.push(state),
    onToast: ({ title, detail }) => toasts.push(detail ?? title),
    delay: async () => undefined,
    keepsCookies: () => cookies,
  })
  return {
    driver,
    calls,
    toasts,
    states,
    remembered,
    wallet,
    setWallet: (link: typeof wallet) => {
      wallet = link
    },
    session: () => session,
    now: () => states.at(-1),
    settle: () => new Promise((resolve) => setTimeout(resolve, 20)),
  }
}

async function startSignedOut(bench: ReturnType<typeof createBench>) {
  bench.driver.start()
  await bench.settle()
  expect(bench.now()).toEqual({ step: 'signed-out', error: undefined })
}

test('signs in: challenge, signature, verification and a final status check', async () => {
  const bench = createBench()
  await startSignedOut(bench)
  bench.driver.send({ type: 'wallet-connected', publicKey: key })
  await bench.settle()
  expect(bench.now()).toEqual({ step: 'signed-in', publicKey: key, walletSeen: true })
  expect(bench.calls).toEqual(['/auth-status', '/challenge', '/verify', '/auth-status'])
  expect(bench.toasts).toEqual(['wallet…et A'])
  expect(bench.remembered).toEqual([undefined, key])
})

test('disconnects the wallet, resets the state and leaves no session after any failure', async () => {
  const declined = Object.assign(new Error('User rejected the request.'), { name: 'WalletSignMessageError' })
  const cases: [
    ReturnType<typeof createBench>,
    ((bench: ReturnType<typeof createBench>) => void) | undefined,
    string,
  ][] = [
    [createBench({ verifyOk: false }), undefined, 'Signature verification failed'],
    [createBench({ challenge: () => ({ nonsense: true }) }), undefined, 'Failed to request challenge'],
    [createBench({ offline: ['/challenge'] }), undefined, 'Failed to request challenge'],
    [
      createBench({ cookies: false }),
      undefined,
      'Your browser blocks cookies, which sign-in requires. Allow them for this site and connect again.',
    ],
    [createBench({ offline: ['/verify'] }), undefined, 'Signature verification failed'],
    [
      createBench(),
      ({ wallet }) => {
        if (wallet) wallet.signMessage = () => Promise.reject(declined)
      },
      'You declined in your wallet. Nothing has changed.',
    ],
    [
      createBench(),
      ({ wallet }) => {
        if (wallet) wallet.signMessage = () => Promise.reject('garbage')
      },
      'Authentication failed',
    ],
  ]
  const calm = 'You declined in your wallet. Nothing has changed.'
  for (const [bench, spoil, message] of cases) {
    spoil?.(bench)
    await startSignedOut(bench)
    bench.driver.send({ type: 'wallet-connected', publicKey: key })
    await bench.settle()
    expect(bench.now()).toEqual({ step: 'signed-out', error: message === calm ? undefined : message })
    expect(bench.toasts).toEqual([message])
    expect(bench.wallet?.disconnected).toBe(1)
    expect(bench.session()).toBeUndefined()
  }
})

test('ends the session when the response to the proof is lost', async () => {
  const bench = createBench({ offline: [] })
  await startSignedOut(bench)
  const { driver, calls } = bench
  driver.send({ type: 'wallet-connected', publicKey: key })
  // The wallet disconnects while the proof is on its way to the server.
  while (!calls.includes('/verify')) await new Promise((resolve) => setTimeout(resolve))
  driver.send({ type: 'wallet-disconnected' })
  await bench.settle()
  expect(bench.now()).toEqual({ step: 'signed-out', error: undefined })
  expect(calls.at(-1)).toBe('/logout')
  expect(bench.session()).toBeUndefined()
})

test('abandons a wallet that never responds when another wallet connects', async () => {
  const bench = createBench()
  await startSignedOut(bench)
  if (bench.wallet) bench.wallet.signMessage = () => new Promise(() => undefined)
  bench.driver.send({ type: 'wallet-connected', publicKey: key })
  await bench.settle()
  bench.setWallet({
    disconnected: 0,
    signMessage: async () => new Uint8Array(64),
    disconnect: async () => undefined,
  })
  bench.driver.send({ type: 'wallet-connected', publicKey: other })
  await bench.settle()
  expect(bench.now()).toEqual({ step: 'signed-in', publicKey: other, walletSeen: true })
  expect(bench.session()).toBe(other)
})

test('logs the first wallet out before another wallet signs in', async () => {
  const bench = createBench()
  await startSignedOut(bench)
  bench.driver.send({ type: 'wallet-connected', publicKey: key })
  await bench.settle()
  bench.driver.send({ type: 'wallet-connected', publicKey: other })
  await bench.settle()
  expect(bench.session()).toBe(other)
  expect(bench.calls.slice(4)).toEqual(['/logout', '/challenge', '/verify', '/auth-status'])
})

test('keeps the visitor signed in and reports the failure when the log-out request fails', async () => {
  const bench = createBench({ offline: ['/logout'] })
  await startSignedOut(bench)
  bench.driver.send({ type: 'wallet-connected', publicKey: key })
  await bench.settle()
  bench.driver.send({ type: 'sign-out-requested' })
  await bench.settle()
  expect(bench.now()).toMatchObject({ step: 'signed-in', publicKey: key })
  expect(bench.toasts.at(-1)).toBe('Failed to disconnect wallet')
})
