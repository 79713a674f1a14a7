import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { isStatementTimeout, isStoreAway, isStoreDamaged, isStoreUnavailable } from './store-failure'

const withCode = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })

/**
 * Error codes of an unreachable host, of a process without free files or sockets, of a resolver, and of TLS.
 */
const connectionCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOENT', 'EACCES', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'ENETRESET', 'EADDRNOTAVAIL', 'EADDRINUSE'],
  ...['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAGAIN', 'EPROTO', 'ENOTCONN', 'ESHUTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NONAME', 'ESERVFAIL', 'ETIMEOUT', 'EREFUSED', 'ECANCELLED'],
  ...['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN'],
]

test.each(connectionCodes)('treats a connection that fails with %s as an unreachable store', (code) => {
  expect(isStoreUnavailable(withCode(code))).toBe(true)
  expect(isStoreAway(withCode(code))).toBe(true)
  expect(isStoreDamaged(withCode(code))).toBe(false)
})

test.each(['08006', '28P01', '3D000', '53300', '57P01', '57P03'])(
  'treats a server that refuses the connection with %s as unreachable',
  (code) => {
    expect(isStoreUnavailable(withCode(code))).toBe(true)
    expect(isStoreAway(withCode(code))).toBe(true)
  },
)

test.each(['53100', '53200', '57014', '58030', '25006', '40001', 'XX000', 'XX001', 'XX002', '58P01'])(
  'treats a statement that fails with %s as temporary, but the store as reachable',
  (code) => {
    expect(isStoreUnavailable(withCode(code))).toBe(true)
    expect(isStoreAway(withCode(code))).toBe(false)
  },
)

test.each(['XX000', 'XX001', 'XX002', '58030', '58P01'])('treats %s as damage', (code) => {
  expect(isStoreDamaged(withCode(code))).toBe(true)
})

test.each(['42P01', '42703', '22003', '23505', '0A000', 'P0001', 'ERR_INVALID_ARG_TYPE', ''])(
  'does not treat a bug in our own code (%s) as an unreachable store',
  (code) => {
    expect([isStoreUnavailable(withCode(code)), isStoreAway(withCode(code))]).toEqual([false, false])
  },
)

test('checks errors inside aggregate errors and causes', () => {
  const refused = withCode('EHOSTUNREACH')
  expect(isStoreAway(new AggregateError([withCode('42P01'), new AggregateError([refused])]))).toBe(true)
  expect(isStoreUnavailable(new Error('wrapped', { cause: new Error('again', { cause: refused }) }))).toBe(
    true,
  )
  expect(isStoreUnavailable(new Error('wrapped', { cause: withCode('42P01') }))).toBe(false)
  const endless = new Error('caused by itself')
  endless.cause = endless
  expect(isStoreUnavailable(endless)).toBe(false)
  for (const odd of [undefined, null, 'ECONNREFUSED', { code: 'ECONNREFUSED' }])
    expect(isStoreUnavailable(odd)).toBe(false)
})

test('recognises errors of pg that have no code', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'The server does not support SSL connections',
  ])
    expect([message, isStoreAway(new Error(message))]).toEqual([message, true])
})

test('distinguishes a statement timeout from a server shutdown', () => {
  expect([isStatementTimeout(withCode('57014')), isStatementTimeout(withCode('57P01'))]).toEqual([
    true,
    false,
  ])
})

test('recognises a real refused connection as an unreachable store', async () => {
  const refused = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve))
  expect(isStoreAway(refused)).toBe(true)
})
