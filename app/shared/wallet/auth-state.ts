import type { ToastMessage } from '~/ui/overlay/toast-queue'
import { type AuthState, type SignInPhase, shortKey, signedOut } from './auth-view'
import { signInText } from './sign-in-text'

export type AuthEvent =
  /**
   * The server has been asked for the session. `publicKey` is `undefined` if there is no session or no
   * response.
   */
  | { readonly type: 'session-checked'; readonly publicKey: string | undefined }
  | { readonly type: 'wallet-connected'; readonly publicKey: string }
  | { readonly type: 'wallet-disconnected' }
  | { readonly type: 'advanced'; readonly phase: SignInPhase }
  | { readonly type: 'confirmed'; readonly publicKey: string }
  /** An attempt has failed. `tone` is `info` if the visitor declined, otherwise `error`. */
  | { readonly type: 'failed'; readonly message: string; readonly tone: 'info' | 'error' }
  | { readonly type: 'sign-out-requested' }
  /** The log-out has ended. `failed`: the server did not confirm it. */
  | { readonly type: 'signed-out'; readonly failed: boolean }

/** Effects that the driver runs after a transition of the state machine. */
export type AuthEffect =
  | { readonly type: 'sign-in'; readonly publicKey: string }
  | { readonly type: 'abort-sign-in' }
  | { readonly type: 'log-out' }
  | { readonly type: 'disconnect-wallet' }
  | { readonly type: 'remember'; readonly publicKey: string }
  | { readonly type: 'forget' }
  | { readonly type: 'toast'; readonly toast: ToastMessage }

export interface AuthStep {
  readonly state: AuthState
  readonly effects: readonly AuthEffect[]
}

/**
 * State machine of the sign-in. Returns the next state and the effects of an event. An event that does not
 * apply to the current state changes nothing.
 */
export function advanceAuth(state: AuthState, event: AuthEvent): AuthStep {
  switch (event.type) {
    case 'session-checked':
      return afterSessionCheck(state, event.publicKey)
    case 'wallet-connected':
      return afterWalletConnected(state, event.publicKey)
    case 'wallet-disconnected':
      return afterWalletDisconnected(state)
    case 'advanced':
      return stay(state.step === 'signing-in' ? { ...state, phase: event.phase } : state)
    case 'confirmed':
      return afterConfirmation(state, event.publicKey)
    case 'failed':
      return afterFailure(state, event)
    case 'sign-out-requested':
      return afterSignOutAsked(state)
    case 'signed-out':
      return afterSignedOut(state, event.failed)
  }
}

function afterSessionCheck(state: AuthState, publicKey: string | undefined): AuthStep {
  if (state.step !== 'loading') return stay(state)
  const { waitingKey } = state
  if (publicKey === undefined) {
    return waitingKey === undefined
      ? { state: signedOut(), effects: [{ type: 'forget' }] }
      : signIn(waitingKey, [{ type: 'forget' }])
  }
  const signedIn: AuthState = { step: 'signed-in', publicKey, walletSeen: false }
  if (waitingKey !== undefined) return afterWalletConnected(signedIn, waitingKey)
  return { state: signedIn, effects: [{ type: 'remember', publicKey }] }
}

function afterWalletConnected(state: AuthState, publicKey: string): AuthStep {
  switch (state.step) {
    case 'loading':
      return stay({ ...state, waitingKey: publicKey })
    case 'signed-out':
      return signIn(publicKey)
    case 'signing-in':
      return state.publicKey === publicKey ? stay(state) : signIn(publicKey, [{ type: 'abort-sign-in' }])
    case 'signed-in':
      if (state.publicKey === publicKey) {
        return { state: { ...state, walletSeen: true }, effects: [{ type: 'remember', publicKey }] }
      }
      return signOut(state.publicKey, { nextKey: publicKey, walletStays: false })
    case 'signing-out':
      return stay({ ...state, nextKey: publicKey })
  }
}

function afterWalletDisconnected(state: AuthState): AuthStep {
  switch (state.step) {
    case 'loading':
      return stay({ ...state, waitingKey: undefined })
    case 'signing-in':
      return { state: signedOut(), effects: [{ type: 'abort-sign-in' }, { type: 'forget' }] }
    case 'signed-in':
      return state.walletSeen
        ? signOut(state.publicKey, { nextKey: undefined, walletStays: false })
        : stay(state)
    case 'signing-out':
      return stay({ ...state, nextKey: undefined, walletStays: false })
    case 'signed-out':
      return stay(state)
  }
}

function afterConfirmation(state: AuthState, publicKey: string): AuthStep {
  if (state.step !== 'signing-in' || state.publicKey !== publicKey) return stay(state)
  return {
    state: { step: 'signed-in', publicKey, walletSeen: true },
    effects: [
      { type: 'remember', publicKey },
      {
        type: 'toast',
        toast: { kind: 'success', title: signInText.authenticated, detail: shortKey(publicKey) },
      },
    ],
  }
}

function afterFailure(
  state: AuthState,
  { message, tone }: { readonly message: string; readonly tone: 'info' | 'error' },
): AuthStep {
  const toast: AuthEffect = {
    type: 'toast',
    toast:
      tone === 'info'
        ? { kind: 'info', title: message }
        : { kind: 'error', title: signInText.failedRetry, detail: message },
  }
  // The failure of a wallet to connect does not affect an existing session.
  if (state.step !== 'signing-in' && state.step !== 'signed-out') return { state, effects: [toast] }
  return {
    // If the visitor declined, the state contains no error.
    state: signedOut(tone === 'error' ? message : undefined),
    effects: [toast, { type: 'abort-sign-in' }, { type: 'disconnect-wallet' }, { type: 'forget' }],
  }
}

function afterSignOutAsked(state: AuthState): AuthStep {
  return state.step === 'signed-in'
    ? signOut(state.publicKey, { nextKey: undefined, walletStays: true })
    : stay(state)
}

function afterSignedOut(state: AuthState, failed: boolean): AuthStep {
  if (state.step !== 'signing-out') return stay(state)
  if (failed) {
    return {
      state: { step: 'signed-in', publicKey: state.publicKey, walletSeen: false },
      effects: [{ type: 'toast', toast: { kind: 'error', title: signInText.disconnectFailed } }],
    }
  }
  if (state.nextKey !== undefined) return signIn(state.nextKey, [{ type: 'forget' }])
  return {
    state: signedOut(),
    effects: [
      { type: 'forget' },
      // If the wallet itself disconnected, do not disconnect again. Another wallet may have replaced it and
      // may be about to connect.
      ...(state.walletStays ? [{ type: 'disconnect-wallet' } as const] : []),
      { type: 'toast', toast: { kind: 'info', title: signInText.disconnected } },
    ],
  }
}

function signIn(publicKey: string, before: readonly AuthEffect[] = []): AuthStep {
  return {
    state: { step: 'signing-in', publicKey, phase: 'challenge' },
    effects: [...before, { type: 'sign-in', publicKey }],
  }
}

function signOut(
  publicKey: string,
  rest: { readonly nextKey: string | undefined; readonly walletStays: boolean },
): AuthStep {
  return { state: { step: 'signing-out', publicKey, ...rest }, effects: [{ type: 'log-out' }] }
}

function stay(state: AuthState): AuthStep {
  return { state, effects: [] }
}
