import {
  WalletConnectionError,
  WalletSignMessageError,
  WalletTimeoutError,
  WalletWindowClosedError,
} from '@solana/wallet-adapter-base'
import { expect, test } from 'vitest'
import { describeWalletFailure, SignInFailed } from './wallet-failure'

const declined = { message: 'You declined in your wallet. Nothing has changed.', tone: 'info' }

/** Returns an error in the form that mobile wallet apps throw. */
function mobileError(code: number, message: string): Error {
  return Object.assign(new Error(message), { name: 'SolanaMobileWalletAdapterProtocolError', code })
}

test.each<[string, unknown]>([
  ['a signature', new WalletSignMessageError('User rejected the request.')],
  ['a signature, by its code alone', new WalletSignMessageError('?', { code: 4001 })],
  ['a connection', new WalletConnectionError('User rejected the request.', { code: 4001 })],
  [
    'a connection, without a message of its own',
    new WalletConnectionError(undefined, new Error('Connection declined')),
  ],
  ['the window of a web wallet was closed', new WalletWindowClosedError()],
  ['an app that does not authorize', new WalletConnectionError('Unknown error', mobileError(-1, 'no'))],
  ['an app that does not sign', new WalletSignMessageError('no', mobileError(-3, 'no'))],
  ['an object that is not an Error', { code: 4001, message: 'no' }],
  ['a text alone', 'Transaction cancelled'],
  [
    'an error wrapped twice',
    new WalletSignMessageError('?', new Error('?', { cause: new Error('Request denied') })),
  ],
])('reports a declined request as information: %s', (_, error) => {
  expect(describeWalletFailure(error)).toEqual(declined)
})

test.each<[string, unknown, string]>([
  [
    'an app that fails otherwise',
    new WalletConnectionError('?', mobileError(-2, 'no')),
    'The wallet did not connect.',
  ],
  ['an app that does not respond', new WalletTimeoutError(), 'The wallet did not connect.'],
  ['another code', new WalletConnectionError('?', { code: -1 }), 'The wallet did not connect.'],
  ['the server’s own refusal, whatever its text', new SignInFailed('Access denied'), 'Access denied'],
  ['an unknown error', new Error('x'), 'Authentication failed'],
  ['no error at all', undefined, 'Authentication failed'],
])('reports a failure as an error: %s', (_, error, message) => {
  expect(describeWalletFailure(error)).toEqual({ message, tone: 'error' })
})

test('terminates for an error that contains itself', () => {
  const circular = Object.assign(new Error('x'), { error: undefined as unknown })
  circular.error = circular
  expect(describeWalletFailure(circular).tone).toBe('error')
})
