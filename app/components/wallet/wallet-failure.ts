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

/** The sentence for anything that a wallet or a step of the sign-in throws. A visitor's own "no" is no error. */
export function describeWalletFailure(error: unknown): WalletFailure {
  if (!(error instanceof Error)) return { message: signInText.failed, tone: 'error' }
  if (isDeclined(error)) return { message: signInText.refused, tone: 'info' }
  if (error instanceof SignInFailed) return { message: error.message, tone: 'error' }
  return { message: sentences.get(error.name) ?? signInText.failed, tone: 'error' }
}

/** Adapters wrap what the wallet threw. */
function isDeclined(error: Error): boolean {
  const inner: unknown = 'error' in error ? error.error : undefined
  return [error, inner].some((thrown) => {
    if (typeof thrown !== 'object' || thrown === null) return false
    if ('code' in thrown && thrown.code === declinedCode) return true
    return 'message' in thrown && typeof thrown.message === 'string' && declinedWords.test(thrown.message)
  })
}
