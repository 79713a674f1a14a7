/** Steps between a wallet's connection and its session. */
export type SignInPhase = 'challenge' | 'signature' | 'verification' | 'confirmation'

/**
 * State of the sign-in. Only the server decides who is signed in; the key in the browser's storage is only
 * for display. `waitingKey`: key of a wallet that connected before the server had responded.
 */
export type AuthState =
  | { readonly step: 'loading'; readonly waitingKey: string | undefined }
  | { readonly step: 'signed-out'; readonly error: string | undefined }
  | { readonly step: 'signing-in'; readonly publicKey: string; readonly phase: SignInPhase }
  /** `walletSeen`: the wallet was connected on this page, so a later disconnect is meaningful. */
  | { readonly step: 'signed-in'; readonly publicKey: string; readonly walletSeen: boolean }
  /**
   * `nextKey`: key of the wallet to sign in with afterwards. `walletStays`: the wallet is still connected and
   * must be disconnected with the session.
   */
  | {
      readonly step: 'signing-out'
      readonly publicKey: string
      readonly nextKey: string | undefined
      readonly walletStays: boolean
    }

/**
 * Storage key of the last signed-in public key. It is only for display: the server decides who is signed in.
 */
export const keyOfDevice = 'sextant.wallet'

export const initialAuthState: AuthState = { step: 'loading', waitingKey: undefined }

/** Returns the signed-out state. `error`: why an attempt failed. */
export function signedOut(error?: string): AuthState {
  return { step: 'signed-out', error }
}

/** Shortens a key to its first six and last four characters, as in the menu. */
export function shortKey(publicKey: string): string {
  return `${publicKey.slice(0, 6)}…${publicKey.slice(-4)}`
}

/** The sign-in state for other components. */
export interface AuthView {
  readonly publicKey: string | undefined
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  readonly error: string | undefined
  /** Whether a sign-in is in progress. */
  readonly isBusy: boolean
}

/** Converts the state machine's state. */
export function viewOfAuth(state: AuthState): AuthView {
  const isAuthenticated = state.step === 'signed-in' || state.step === 'signing-out'
  return {
    publicKey: isAuthenticated ? state.publicKey : undefined,
    isAuthenticated,
    isLoading: state.step === 'loading' || state.step === 'signing-in' || state.step === 'signing-out',
    error: state.step === 'signed-out' ? state.error : undefined,
    isBusy: state.step === 'signing-in',
  }
}
