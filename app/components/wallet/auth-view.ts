/** What has to be done between a wallet's connection and the session that it proves itself for. */
export type SignInPhase = 'challenge' | 'signature' | 'verification' | 'confirmation'

/**
 * Where the visitor stands. Only the server's word makes somebody signed in: the key that the browser remembers is for show.
 * `waitingKey` is a wallet that connected before the server had answered.
 */
export type AuthState =
  | { readonly step: 'loading'; readonly waitingKey: string | undefined }
  | { readonly step: 'signed-out'; readonly error: string | undefined }
  | { readonly step: 'signing-in'; readonly publicKey: string; readonly phase: SignInPhase }
  /** `walletSeen`: the wallet has been connected in this page, so that its leaving means something. */
  | { readonly step: 'signed-in'; readonly publicKey: string; readonly walletSeen: boolean }
  /** `nextKey`: the wallet to sign in with afterwards. `walletStays`: it is still connected, and is let go with the session. */
  | {
      readonly step: 'signing-out'
      readonly publicKey: string
      readonly nextKey: string | undefined
      readonly walletStays: boolean
    }

/** Where this device keeps the key that was signed in last. It is shown and nothing else: only the server knows who is signed in. */
export const keyOfDevice = 'sextant.wallet'

export const initialAuthState: AuthState = { step: 'loading', waitingKey: undefined }

/** Nobody is signed in; `error` is what an attempt has failed of. */
export function signedOut(error?: string): AuthState {
  return { step: 'signed-out', error }
}

/** As the product's menu has it: first six and last four (M62). */
export function shortKey(publicKey: string): string {
  return `${publicKey.slice(0, 6)}…${publicKey.slice(-4)}`
}

/** Auth state as the specification names it (M81). */
export interface AuthView {
  readonly publicKey: string | undefined
  readonly isAuthenticated: boolean
  readonly isLoading: boolean
  readonly error: string | undefined
  /** A wallet is proving itself. */
  readonly isBusy: boolean
}

/** A state in the specification's words. */
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
