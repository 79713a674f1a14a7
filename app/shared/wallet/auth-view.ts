/** Steps of a sign-in after the wallet has connected. */
export type SignInPhase = 'challenge' | 'signature' | 'verification' | 'confirmation'

/**
 * State of the sign-in. Only the server decides who is signed in. The public key in the browser's storage is
 * only for display. `waitingKey` is the key of a wallet that connected before the server had responded.
 */
export type AuthState =
  | { readonly step: 'loading'; readonly waitingKey: string | undefined }
  | { readonly step: 'signed-out'; readonly error: string | undefined }
  | { readonly step: 'signing-in'; readonly publicKey: string; readonly phase: SignInPhase }
  /**
   * `walletSeen`: the wallet has been connected on this page. Only then a disconnect of the wallet ends the
   * session.
   */
  | { readonly step: 'signed-in'; readonly publicKey: string; readonly walletSeen: boolean }
  /**
   * `nextKey` is the key of the wallet that signs in after the log-out. `walletStays`: the wallet is still
   * connected and must be disconnected after the log-out.
   */
  | {
      readonly step: 'signing-out'
      readonly publicKey: string
      readonly nextKey: string | undefined
      readonly walletStays: boolean
    }

/**
 * Storage key of the public key that signed in last. The public key is only for display, because the server
 * decides who is signed in.
 */
export const keyOfDevice = 'sextant.wallet'

export const initialAuthState: AuthState = { step: 'loading', waitingKey: undefined }

/** Returns the signed-out state. `error` is the reason why a sign-in attempt failed. */
export function signedOut(error?: string): AuthState {
  return { step: 'signed-out', error }
}

/** Shortens a public key to its first six and last four characters, as the wallet menu shows it. */
export function shortKey(publicKey: string): string {
  return `${publicKey.slice(0, 6)}…${publicKey.slice(-4)}`
}

/** Sign-in state in the form that other components use. */
export interface AuthView {
  readonly publicKey: string | undefined
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  readonly error: string | undefined
  /** Whether a sign-in is in progress. */
  readonly isBusy: boolean
}

/** Converts the state of the state machine to the form that other components use. */
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
