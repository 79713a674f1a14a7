import { walletText } from '~/ui/wallet-text'

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
  ['WalletNotReadyError', walletText.notReady],
  ['WalletNotSelectedError', walletText.notReady],
  ['WalletLoadError', walletText.loadFailed],
  ['WalletConfigError', walletText.initFailed],
  ['WalletConnectionError', walletText.connectFailed],
  ['WalletTimeoutError', walletText.connectFailed],
  ['WalletWindowBlockedError', walletText.connectFailed],
  ['WalletWindowClosedError', walletText.connectFailed],
  ['WalletAccountError', walletText.noPublicKey],
  ['WalletPublicKeyError', walletText.invalidKey],
  ['WalletKeypairError', walletText.invalidKey],
  ['WalletDisconnectedError', walletText.disconnectedUnexpectedly],
  ['WalletDisconnectionError', walletText.disconnectFailed],
  ['WalletNotConnectedError', walletText.notConnected],
  ['WalletSendTransactionError', walletText.sendFailed],
  ['WalletSignTransactionError', walletText.signFailed],
  ['WalletSignInError', walletText.signFailed],
  ['WalletSignMessageError', walletText.signMessageFailed],
])

/** The number by which wallets say that their user has declined (EIP-1193, which Solana's wallets follow). */
const declinedCode = 4001
const declinedWords = /\b(?:reject|declin|denied|cancel)/i

/** The sentence for anything that a wallet or a step of the sign-in throws. A visitor's own "no" is no error. */
export function describeWalletFailure(error: unknown): WalletFailure {
  if (!(error instanceof Error)) return { message: walletText.failed, tone: 'error' }
  if (isDeclined(error)) return { message: walletText.refused, tone: 'info' }
  if (error instanceof SignInFailed) return { message: error.message, tone: 'error' }
  return { message: sentences.get(error.name) ?? walletText.failed, tone: 'error' }
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
