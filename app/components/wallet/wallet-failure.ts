import { signInText } from '~/ui/sign-in-text'

/** What went wrong, for people. */
export interface WalletFailure {
  readonly message: string
  readonly tone: 'info' | 'error'
}

/** A step of the sign-in that failed, with the sentence that the visitor reads. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
}

/** The wallet adapter's own names of what can go wrong (M74), each with its sentence. */
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

/** The number by which wallets say that their user has declined (EIP-1193, which Solana's wallets follow). */
const declinedCode = 4001
const declinedWords = /\b(?:reject|declin|denied|cancel)/i
/** Closing the window in which a wallet asks is a no, too. */
const declinedNames: ReadonlySet<unknown> = new Set(['WalletWindowClosedError'])

/** What wallet apps of phones throw, and its numbers for "not authorized" and "not signed". Their words are up to each app. */
const mobileErrorName = 'SolanaMobileWalletAdapterProtocolError'
const mobileDeclinedCodes: ReadonlySet<unknown> = new Set([-1, -3])

/** Adapters wrap what a wallet threw, some of them twice. */
const deepestWrapping = 3

/** The sentence for anything that a wallet or a step of the sign-in throws. A visitor's own "no" is information, not an error. */
export function describeWalletFailure(error: unknown): WalletFailure {
  if (error instanceof SignInFailed) return { message: error.message, tone: 'error' }
  if (isDeclined(error)) return { message: signInText.refused, tone: 'info' }
  const sentence = error instanceof Error ? sentences.get(error.name) : undefined
  return { message: sentence ?? signInText.failed, tone: 'error' }
}

/** Whether a wallet says in any of the known ways that its user has declined. */
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
