import { expect, test } from 'vitest'
import { type AuthEffect, type AuthEvent, advanceAuth } from './auth-state'
import { type AuthState, initialAuthState, viewOfAuth } from './auth-view'

const key = 'wallet A'
const other = 'wallet B'
const loading = initialAuthState
const signedOut: AuthState = { step: 'signed-out', error: undefined }
const signingIn: AuthState = { step: 'signing-in', publicKey: key, phase: 'challenge' }
const signedIn: AuthState = { step: 'signed-in', publicKey: key, walletSeen: true }
const restored: AuthState = { step: 'signed-in', publicKey: key, walletSeen: false }
const signingOut: AuthState = {
  step: 'signing-out',
  publicKey: key,
  nextKey: undefined,
  walletStays: true,
}
const walletLeft: AuthState = { ...signingOut, walletStays: false }

const connected = (publicKey: string): AuthEvent => ({ type: 'wallet-connected', publicKey })
const disconnected: AuthEvent = { type: 'wallet-disconnected' }
const failed: AuthEvent = { type: 'failed', message: 'why', tone: 'error' }
const whyToast: AuthEffect = {
  type: 'toast',
  toast: { kind: 'error', title: 'Authentication failed. Please try again.', detail: 'why' },
}
const bye: AuthEffect = { type: 'toast', toast: { kind: 'info', title: 'Wallet disconnected' } }

/** Every transition that changes the state or has effects: state, event, next state, and effects in order. */
const transitions: readonly [string, AuthState, AuthEvent, AuthState, readonly AuthEffect[]][] = [
  [
    'nobody was signed in',
    loading,
    { type: 'session-checked', publicKey: undefined },
    signedOut,
    [{ type: 'forget' }],
  ],
  [
    'somebody was signed in',
    loading,
    { type: 'session-checked', publicKey: key },
    restored,
    [{ type: 'remember', publicKey: key }],
  ],
  [
    'a wallet connects before the server answers',
    loading,
    connected(key),
    { step: 'loading', waitingKey: key },
    [],
  ],
  ['and leaves again', { step: 'loading', waitingKey: key }, disconnected, loading, []],
  [
    'a wallet waited and nobody was signed in',
    { step: 'loading', waitingKey: key },
    { type: 'session-checked', publicKey: undefined },
    signingIn,
    [{ type: 'forget' }, { type: 'sign-in', publicKey: key }],
  ],
  [
    'a wallet waited and was signed in',
    { step: 'loading', waitingKey: key },
    { type: 'session-checked', publicKey: key },
    signedIn,
    [{ type: 'remember', publicKey: key }],
  ],
  [
    'a wallet waited and another one was signed in',
    { step: 'loading', waitingKey: other },
    { type: 'session-checked', publicKey: key },
    { ...walletLeft, nextKey: other },
    [{ type: 'log-out' }],
  ],
  ['a wallet connects', signedOut, connected(key), signingIn, [{ type: 'sign-in', publicKey: key }]],
  [
    'another wallet connects while one signs in',
    signingIn,
    connected(other),
    { step: 'signing-in', publicKey: other, phase: 'challenge' },
    [{ type: 'abort-sign-in' }, { type: 'sign-in', publicKey: other }],
  ],
  [
    'a step is done',
    signingIn,
    { type: 'advanced', phase: 'signature' },
    { ...signingIn, phase: 'signature' },
    [],
  ],
  [
    'the server knows the wallet',
    signingIn,
    { type: 'confirmed', publicKey: key },
    signedIn,
    [
      { type: 'remember', publicKey: key },
      {
        type: 'toast',
        toast: { kind: 'success', title: 'Wallet authenticated successfully!', detail: 'wallet…et A' },
      },
    ],
  ],
  [
    'signing in fails',
    signingIn,
    failed,
    { step: 'signed-out', error: 'why' },
    [whyToast, { type: 'abort-sign-in' }, { type: 'disconnect-wallet' }, { type: 'forget' }],
  ],
  [
    'connecting fails',
    signedOut,
    failed,
    { step: 'signed-out', error: 'why' },
    [whyToast, { type: 'abort-sign-in' }, { type: 'disconnect-wallet' }, { type: 'forget' }],
  ],
  [
    'the wallet leaves while it signs in',
    signingIn,
    disconnected,
    signedOut,
    [{ type: 'abort-sign-in' }, { type: 'forget' }],
  ],
  [
    'the wallet of a session that was found comes back',
    restored,
    connected(key),
    signedIn,
    [{ type: 'remember', publicKey: key }],
  ],
  [
    'the wallet is changed',
    signedIn,
    connected(other),
    { ...walletLeft, nextKey: other },
    [{ type: 'log-out' }],
  ],
  ['the wallet leaves', signedIn, disconnected, walletLeft, [{ type: 'log-out' }]],
  ['the visitor leaves', signedIn, { type: 'sign-out-requested' }, signingOut, [{ type: 'log-out' }]],
  ['a wallet fails beside a session', signedIn, failed, signedIn, [whyToast]],
  [
    'the session is over',
    signingOut,
    { type: 'signed-out', failed: false },
    signedOut,
    [{ type: 'forget' }, { type: 'disconnect-wallet' }, bye],
  ],
  [
    'the session of a wallet that has left is over, and another wallet is on its way',
    walletLeft,
    { type: 'signed-out', failed: false },
    signedOut,
    [{ type: 'forget' }, bye],
  ],
  [
    'the session is over and the next wallet waits',
    { ...signingOut, nextKey: other },
    { type: 'signed-out', failed: false },
    { step: 'signing-in', publicKey: other, phase: 'challenge' },
    [{ type: 'forget' }, { type: 'sign-in', publicKey: other }],
  ],
  [
    'the server did not end the session',
    signingOut,
    { type: 'signed-out', failed: true },
    restored,
    [{ type: 'toast', toast: { kind: 'error', title: 'Failed to disconnect wallet' } }],
  ],
  [
    'a wallet connects while one signs out',
    signingOut,
    connected(other),
    { ...signingOut, nextKey: other },
    [],
  ],
  ['and leaves before that is done', { ...signingOut, nextKey: other }, disconnected, walletLeft, []],
]

test.each(transitions)('%s', (_, state, event, next, effects) => {
  expect(advanceAuth(state, event)).toEqual({ state: next, effects })
})

test('shows information instead of an error if the visitor declines in the wallet', () => {
  const declined: AuthEvent = { type: 'failed', message: 'You declined', tone: 'info' }
  const { state, effects } = advanceAuth(signingIn, declined)
  expect(effects[0]).toEqual({ type: 'toast', toast: { kind: 'info', title: 'You declined' } })
  expect(state).toEqual({ step: 'signed-out', error: undefined })
})

test('keeps the session when the wallet is missing right after the start', () => {
  expect(advanceAuth(restored, disconnected)).toEqual({ state: restored, effects: [] })
})

test('ignores late and repeated events', () => {
  const late: [AuthState, AuthEvent][] = [
    [signedIn, { type: 'session-checked', publicKey: undefined }],
    [signingIn, connected(key)],
    [signedOut, disconnected],
    [signedOut, { type: 'advanced', phase: 'signature' }],
    [signedOut, { type: 'confirmed', publicKey: key }],
    [
      { ...signingIn, publicKey: other },
      { type: 'confirmed', publicKey: key },
    ],
    [signedOut, { type: 'sign-out-requested' }],
    [signedIn, { type: 'signed-out', failed: false }],
  ]
  for (const [state, event] of late) expect(advanceAuth(state, event)).toEqual({ state, effects: [] })
})

test('maps each state to the public view', () => {
  expect(viewOfAuth(loading)).toEqual({
    publicKey: undefined,
    isAuthenticated: false,
    isLoading: true,
    error: undefined,
    isBusy: false,
  })
  expect(viewOfAuth(signingIn)).toMatchObject({ isAuthenticated: false, isLoading: true })
  expect(viewOfAuth(signedIn)).toMatchObject({ publicKey: key, isAuthenticated: true, isLoading: false })
  expect(viewOfAuth({ step: 'signed-out', error: 'why' })).toMatchObject({
    isAuthenticated: false,
    error: 'why',
  })
})
