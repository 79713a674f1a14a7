import { signInText } from './sign-in-text'

/** Message that informs the visitor about a failure. */
export interface WalletFailure {
  readonly message: string
  readonly tone: 'info' | 'error'
}

/** A failed step of the sign-in. The message is for the visitor. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
}

/** Messages for errors of the wallet adapters, by the name of the error. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['WalletNotReadyError', signInText.notReady],
  ['WalletNotSelectedError', signInText.notReady],
  ['WalletLoadError', signInText.loadFailed],
  ['WalletConfigError', signInText.initFailed],
  ['WalletConnectionError', signInText.connectFailed],
  ['WalletTimeoutError', signInText.connectFailed],
  ['WalletWindowBlockedError', signInText.connectFailed],
  ['WalletWindowClosedError', signInText.connectFailed],
  ['WalletAccountError', signInText.noPublicKey],
  ['WalletPublicKeyError', signInText.invalidKey],
  ['WalletKeypairError', signInText.invalidKey],
  ['WalletDisconnectedError', signInText.disconnectedUnexpectedly],
  ['WalletDisconnectionError', signInText.disconnectFailed],
  ['WalletNotConnectedError', signInText.notConnected],
  ['WalletSendTransactionError', signInText.sendFailed],
  ['WalletSignTransactionError', signInText.signFailed],
  ['WalletSignInError', signInText.signFailed],
  ['WalletSignMessageError', signInText.signMessageFailed],
])

/** Error code of a request that the visitor declined (EIP-1193, which Solana wallets also follow). */
const declinedCode = 4001
const declinedWords = /\b(?:reject|declin|denied|cancel)/i
/** Names of errors that count as declining. Closing the window of a wallet counts as declining. */
const declinedNames: ReadonlySet<unknown> = new Set(['WalletWindowClosedError'])

/**
 * Name of the errors of mobile wallet apps, and their codes for "not authorized" and "not signed". The codes
 * are compared because the messages differ between apps.
 */
const mobileErrorName = 'SolanaMobileWalletAdapterProtocolError'
const mobileDeclinedCodes: ReadonlySet<unknown> = new Set([-1, -3])

/** Maximum number of nested errors to search. Adapters wrap the error of a wallet, sometimes twice. */
const deepestWrapping = 3

/**
 * Returns the message for any error of a wallet or of a sign-in step. If the visitor declined, the message is
 * information, not an error.
 */
export function describeWalletFailure(error: unknown): WalletFailure {
  if (error instanceof SignInFailed) return { message: error.message, tone: 'error' }
  if (isDeclined(error)) return { message: signInText.refused, tone: 'info' }
  const sentence = error instanceof Error ? sentences.get(error.name) : undefined
  return { message: sentence ?? signInText.failed, tone: 'error' }
}

/** Returns whether an error means that the visitor declined. */
function isDeclined(thrown: unknown, depth = 0): boolean {
  if (typeof thrown === 'string') return declinedWords.test(thrown)
  if (typeof thrown !== 'object' || thrown === null || depth > deepestWrapping) return false
  const { name, code, message, error, cause }: Record<string, unknown> = {
    ...thrown,
    ...(thrown instanceof Error && { name: thrown.name, message: thrown.message, cause: thrown.cause }),
  }
  if (code === declinedCode || declinedNames.has(name)) return true
  if (name === mobileErrorName && mobileDeclinedCodes.has(code)) return true
  return [message, error, cause].some((inner) => isDeclined(inner, depth + 1))
}
