import { expect, test } from 'vitest'
import { EnvironmentInvalid } from './env/environment-invalid'
import { readEnvironment } from './env.server'

function messageOf(settings: Readonly<Record<string, string>>, argument?: string): string {
  try {
    readEnvironment(argument, settings)
  } catch (error) {
    if (error instanceof EnvironmentInvalid) return error.message
    throw error
  }
  return 'accepted'
}

test('runs the whole product on simulated data without any setting', () => {
  expect(readEnvironment(undefined, {})).toMatchObject({
    production: true,
    role: 'all',
    port: undefined,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    solana: undefined,
    tokenApiUrl: undefined,
    dataSource: 'simulated',
    simulator: { seed: 1, speed: 1, fixtures: undefined },
    maxStreams: 20_000,
    databaseReadUrl: undefined,
    redisUrl: undefined,
    retentionDays: undefined,
  })
})

test('treats an empty setting as unset', () => {
  expect(readEnvironment(undefined, { PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: undefined,
    databaseUrl: undefined,
  })
})

test('takes the role from the argument, which overrides ROLE', () => {
  expect(readEnvironment('indexer', { ROLE: 'web' }).role).toBe('indexer')
})

test('rejects an invalid setting with its name and the fix', () => {
  expect(messageOf({ PORT: 'abc' })).toBe(
    'PORT must be a whole number from 0 to 65535, for example 3000 (it is "abc"): correct it or unset it.',
  )
  expect(messageOf({ PORT: '70000' })).toContain('PORT must be a whole number from 0 to 65535')
  expect(messageOf({ SIMULATOR_SPEED: '0' })).toContain('SIMULATOR_SPEED must be a number above 0')
  expect(messageOf({}, 'all-of-it')).toContain('ROLE must be one of all, web, indexer, simulator, migrate')
  expect(messageOf({ INDEX_PROTOCOLS: 'drift-perps,serum' })).toContain(
    'INDEX_PROTOCOLS must be one of jupiter-dca',
  )
  expect(messageOf({ TRUST_PROXY: 'everybody' })).toContain('TRUST_PROXY must be a list of networks')
})

test('reads a perps venue of the simulated cluster that is paused, and the time of the pause', () => {
  const pausedOf = (text: string) => readEnvironment('simulator', { SIMULATOR_PAUSED: text }).simulator.paused
  expect(readEnvironment('simulator', {}).simulator.paused).toBeUndefined()
  expect(pausedOf('drift@2026-11-20T12:00:00Z')).toEqual({ drift: 1_795_176_000 })
  expect(pausedOf('velocity@2026-11-20T12:00Z')).toEqual({ velocity: 1_795_176_000 })
  for (const text of ['drift', 'mango@2026-11-20T12:00:00Z', 'drift@noon', 'drift@2026-11-20T12:00:00'])
    expect(messageOf({ SIMULATOR_PAUSED: text })).toContain('SIMULATOR_PAUSED must be a venue and a time')
})

test('reads the time of slot 0 of the simulated cluster', () => {
  const genesisOf = (text: string) =>
    readEnvironment('simulator', { SIMULATOR_GENESIS: text }).simulator.genesisMs
  expect(readEnvironment('simulator', {}).simulator.genesisMs).toBeUndefined()
  expect(genesisOf('2023-05-01T00:00:00.400Z')).toBe(Date.UTC(2023, 4, 1) + 400)
  for (const text of ['noon', '2023-05-01T00:00:00', '1999-12-31T00:00:00Z', new Date().toISOString()])
    expect(messageOf({ SIMULATOR_GENESIS: text })).toContain('SIMULATOR_GENESIS must be a UTC time')
})

test('lets the simulated cluster serve Geyser only if asked to', () => {
  const geyserOf = (settings: Readonly<Record<string, string>>) =>
    readEnvironment('simulator', settings).simulator.geyser
  expect(geyserOf({ SIMULATOR_GEYSER_PORT: '1' })).toBeUndefined()
  expect(geyserOf({ SIMULATOR_GEYSER: '0' })).toBeUndefined()
  expect(geyserOf({ SIMULATOR_GEYSER: '1' })).toEqual({ port: 10_000, token: undefined })
  const chosen = { SIMULATOR_GEYSER_PORT: '0', SIMULATOR_GEYSER_TOKEN: 'token' }
  expect(geyserOf({ SIMULATOR_GEYSER: '1', ...chosen })).toEqual({ port: 0, token: 'token' })
  expect(messageOf({ SIMULATOR_GEYSER: 'yes' })).toContain('SIMULATOR_GEYSER must be one of 0, 1')
  expect(messageOf({ SIMULATOR_GEYSER_TOKEN: 'two words' })).not.toContain('two words')
})

test('does not repeat an invalid secret in the message', () => {
  expect(messageOf({ METRICS_TOKEN: 'too short' })).toBe(
    'METRICS_TOKEN must have at least 16 characters: correct it or unset it.',
  )
})

test('accepts several session secrets, and refuses a list with one that is too short', () => {
  const [first, second] = ['n'.repeat(32), 'o'.repeat(32)]
  const read = (list: string) => readEnvironment(undefined, { SESSION_SECRET: list }).sessionSecrets
  expect(read(first)).toEqual([first])
  expect(read(`${first}, ${second}`)).toEqual([first, second])
  const refused = 'SESSION_SECRET must have at least 32 characters in each of its comma-separated secrets'
  for (const list of [`${first},`, `${first},short`, `short,${first}`, `${'\0'.repeat(40)},${first}`]) {
    expect(messageOf({ SESSION_SECRET: list })).toBe(`${refused}: correct it or unset it.`)
  }
})

test('names all invalid settings', () => {
  expect(messageOf({ PORT: '-1', MAX_STREAMS: 'many' }).split('\n')).toHaveLength(2)
})

test('never repeats a URL with a password', () => {
  const message = messageOf({ DATABASE_URL: 'mysql://root:hunter2@host/db' })
  expect(message).toContain('DATABASE_URL must be a URL such as postgres://')
  expect(message).not.toContain('hunter2')
})

test('accepts a second node, and derives its WebSocket URL like that of the first', () => {
  const first = { SOLANA_RPC_URL: 'https://one.example', SOLANA_WS_URL: 'wss://ws.one.example' }
  const rpc = { SOLANA_RPC_FALLBACK_URL: 'http://127.0.0.1:8899' }
  const { solana } = readEnvironment(undefined, { ...first, ...rpc })
  expect(solana).toEqual({
    rpcUrl: 'https://one.example',
    wsUrl: 'wss://ws.one.example',
    fallback: { rpcUrl: 'http://127.0.0.1:8899', wsUrl: 'ws://127.0.0.1:8900/' },
  })
  const ws = { SOLANA_WS_FALLBACK_URL: 'wss://two.example' }
  expect(readEnvironment(undefined, { ...first, ...rpc, ...ws }).solana?.fallback?.wsUrl).toBe(
    'wss://two.example',
  )
  expect(() => readEnvironment(undefined, rpc)).toThrow('SOLANA_RPC_FALLBACK_URL needs SOLANA_RPC_URL')
  expect(() => readEnvironment(undefined, { ...first, ...ws })).toThrow(
    'SOLANA_WS_FALLBACK_URL needs SOLANA_RPC_FALLBACK_URL',
  )
})

test('derives the WebSocket URL from the RPC URL as web3.js does', () => {
  const wsUrl = (rpc: string) => readEnvironment(undefined, { SOLANA_RPC_URL: rpc }).solana?.wsUrl
  expect(wsUrl('https://rpc.example/key')).toBe('wss://rpc.example/key')
  expect(wsUrl('http://127.0.0.1:8899')).toBe('ws://127.0.0.1:8900/')
})

test('uses live data and the public token APIs with a real node', () => {
  expect(readEnvironment(undefined, { SOLANA_RPC_URL: 'https://rpc.example' })).toMatchObject({
    dataSource: 'live',
    tokenApiUrl: 'https://api.jup.ag',
    priceApiUrl: 'https://api.jup.ag',
  })
})

test('rejects a retention of less than a week, which may be a typing error', () => {
  expect(readEnvironment(undefined, { RETENTION_DAYS: '7' }).retentionDays).toBe(7)
  for (const days of ['0', '1', '6'])
    expect(() => readEnvironment(undefined, { RETENTION_DAYS: days })).toThrow(
      `RETENTION_DAYS must be a whole number from 7 to 36500, for example 365 (it is "${days}"): correct it or unset it.`,
    )
})

test('labels fixtures as fixtures', () => {
  expect(readEnvironment(undefined, { SIMULATOR_FIXTURES: 'tests/fixtures/chain' }).dataSource).toBe(
    'fixtures',
  )
})

test('settings of the operator have harmless defaults', () => {
  expect(readEnvironment(undefined, {}).operator).toEqual({
    outside: {
      referrerCode: 'sextant',
      referrerFeeBps: 10,
      perpApps: {
        drift: {
          name: 'Drift',
          origin: 'https://app.drift.trade',
          referralParameter: 'ref',
          traderParameter: 'authority',
        },
        velocity: {
          name: 'Velocity',
          origin: 'https://app.velocity.exchange',
          referralParameter: undefined,
          traderParameter: undefined,
        },
      },
    },
    perps: {
      defaultVenue: 'drift',
      defaultMarket: '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W',
      notice: undefined,
      offer: '101x • 5% Off Fees',
    },
    socialX: 'https://x.com/solana',
    socialDiscord: 'https://discord.gg/solana',
    contactEmail: undefined,
    securityEmail: undefined,
    adSlotUrl: undefined,
    adBannerUrl: undefined,
    offlinePages: true,
    walletCluster: 'mainnet-beta',
    btcMint: '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh',
  })
})

test('configures the default market and the notice of the perps dashboard', () => {
  const set = { PERPS_DEFAULT_MARKET: 'BTC-PERP', PERPS_VENUE_NOTICE: 'Withdrawals are paused.' }
  const { operator } = readEnvironment(undefined, set)
  expect(operator.perps).toMatchObject({ defaultMarket: 'BTC-PERP', notice: 'Withdrawals are paused.' })
})

test('chooses the default perps venue: Drift in the simulated cluster, the trading one with a node', () => {
  const venueOf = (set: Readonly<Record<string, string>>) =>
    readEnvironment(undefined, set).operator.perps.defaultVenue
  const node = { SOLANA_RPC_URL: 'https://node.example' }
  expect(venueOf({})).toBe('drift')
  expect(venueOf(node)).toBeUndefined()
  expect(venueOf({ ...node, PERPS_DEFAULT_VENUE: 'velocity' })).toBe('velocity')
  expect(messageOf({ PERPS_DEFAULT_VENUE: 'all' })).toContain(
    'PERPS_DEFAULT_VENUE must be one of drift, velocity',
  )
})

test('names the deprecated settings that are set', () => {
  expect(readEnvironment(undefined, {}).deprecations).toEqual([])
  expect(readEnvironment(undefined, { PERPS_VENUE_NAME: 'Drift' }).deprecations).toEqual([
    'PERPS_VENUE_NAME is deprecated and will be removed: the name of each venue is built in.',
  ])
})

test('accepts only https for external links, and only a host for a venue', () => {
  expect(messageOf({ PERPS_VENUE_URL: 'javascript:alert(1)' })).toContain('PERPS_VENUE_URL must be a URL')
  expect(messageOf({ AD_SLOT_URL: 'http://ads.example/' })).toContain('AD_SLOT_URL must be a URL')
  expect(messageOf({ REFERRER_CODE: 'a&b' })).toContain('REFERRER_CODE must have 1 to 64')
  const venue = { PERPS_VENUE_NAME: 'Drift beta', PERPS_VENUE_URL: 'https://drift.example/trade?x=1' }
  expect(readEnvironment(undefined, venue).operator.outside.perpApps).toMatchObject({
    drift: { name: 'Drift beta', origin: 'https://drift.example' },
    velocity: { name: 'Velocity', origin: 'https://app.velocity.exchange' },
  })
})

test('accepts only existing networks for wallets', () => {
  expect(readEnvironment(undefined, { SOLANA_CLUSTER: 'devnet' }).operator.walletCluster).toBe('devnet')
  expect(messageOf({ SOLANA_CLUSTER: 'mainnet' })).toContain(
    'SOLANA_CLUSTER must be one of mainnet-beta, testnet, devnet',
  )
})

test('trusts only configured proxies, given as IPv4 or IPv6 networks', () => {
  expect(readEnvironment(undefined, {}).trustedProxies).toEqual([])
  expect(readEnvironment(undefined, { TRUST_PROXY: '10.0.0.0/8, fd00::/8' })).toMatchObject({
    trustedProxies: ['10.0.0.0/8', 'fd00::/8'],
    databaseReadUrl: undefined,
    redisUrl: undefined,
  })
})

test('accepts a whole number of calls per second as the node’s budget, with a default for each kind of node', () => {
  expect(readEnvironment(undefined, {}).rpcRequestsPerSecond).toBeUndefined()
  expect(readEnvironment(undefined, { RPC_REQUESTS_PER_SECOND: '40' }).rpcRequestsPerSecond).toBe(40)
  for (const wrong of ['0', '-1', '2.5', 'many', '100001']) {
    expect(messageOf({ RPC_REQUESTS_PER_SECOND: wrong })).toBe(
      `RPC_REQUESTS_PER_SECOND must be a whole number from 1 to 100000, for example 50 (it is "${wrong}"): correct it or unset it.`,
    )
  }
})

test('uses the key of the Token and Price API unchanged, and does not repeat an invalid one', () => {
  expect(readEnvironment(undefined, {})).toMatchObject({
    jupiterApiKey: undefined,
    jupiterRequestsPerSecond: undefined,
  })
  const set = { JUPITER_API_KEY: 'abc-123_XYZ=', JUPITER_REQUESTS_PER_SECOND: '10' }
  expect(readEnvironment(undefined, set)).toMatchObject({
    jupiterApiKey: 'abc-123_XYZ=',
    jupiterRequestsPerSecond: 10,
  })
  for (const wrong of ['hunter2 hunter2', 'hunter2\n', 'hunter2ü', 'hunter2'.repeat(100)]) {
    const message = messageOf({ JUPITER_API_KEY: wrong })
    expect(message).toContain('JUPITER_API_KEY must have 1 to 512')
    expect(message).not.toContain('hunter2')
  }
})

test('keeps path and query of a configured URL, including a slash at the end of the query', () => {
  const url = 'https://proxy.example/jup/?api-key=a/b/'
  const kept = 'https://proxy.example/jup?api-key=a/b/'
  const set = { SOLANA_RPC_URL: url, TOKEN_API_URL: url, PRICE_API_URL: url }
  expect(readEnvironment(undefined, set)).toMatchObject({
    solana: { rpcUrl: kept, wsUrl: 'wss://proxy.example/jup?api-key=a/b/' },
    tokenApiUrl: kept,
    priceApiUrl: kept,
  })
  const socket = 'wss://proxy.example/ws?api-key=c/'
  expect(readEnvironment(undefined, { ...set, SOLANA_WS_URL: socket }).solana?.wsUrl).toBe(socket)
  const ad = { AD_SLOT_URL: 'https://ads.example/side?size=250', SOCIAL_X_URL: 'https://x.com/a?b=c' }
  expect(readEnvironment(undefined, ad).operator).toMatchObject({
    adSlotUrl: 'https://ads.example/side?size=250',
    socialX: 'https://x.com/a?b=c',
  })
})

test('rejects an invalid URL with the name of its setting', () => {
  for (const name of ['TOKEN_API_URL', 'PRICE_API_URL', 'PUBLIC_URL', 'SOLANA_RPC_URL'])
    expect(messageOf({ [name]: 'api.jup.ag' })).toContain(`${name} must be a URL`)
})

test('rejects a query in the public URL, because paths are appended to it', () => {
  expect(readEnvironment(undefined, { PUBLIC_URL: 'https://sextant.example/' }).publicUrl).toBe(
    'https://sextant.example',
  )
  expect(messageOf({ PUBLIC_URL: 'https://sextant.example/?a=b' })).toContain(
    'PUBLIC_URL must be a URL without ? and #',
  )
})
