import type { ToastMessage } from '~/ui/overlay/toast-queue'
import type { AuthClient } from './auth-client'
import { type AuthEffect, type AuthEvent, advanceAuth } from './auth-state'
import { type AuthState, initialAuthState } from './auth-view'
import { signInText } from './sign-in-text'
import { describeWalletFailure, SignInFailed } from './wallet-failure'

/** The functions of the connected wallet that the sign-in needs. */
export interface WalletLink {
  signMessage(message: Uint8Array): Promise<Uint8Array>
  disconnect(): Promise<void>
}

/** Stores the public key that the browser shows until the server has responded. */
export interface KeyMemory {
  remember(publicKey: string): void
  forget(): void
}

export interface AuthDriverOptions {
  readonly client: AuthClient
  readonly memory: KeyMemory
  /** Returns the connected wallet. `undefined`: no wallet is connected. */
  readonly wallet: () => WalletLink | undefined
  readonly onState: (state: AuthState) => void
  readonly onToast: (toast: ToastMessage) => void
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
  /** Returns whether the browser stores cookies. A sign-in needs this, because the session is a cookie. */
  readonly keepsCookies: () => boolean
}

export interface AuthDriver {
  /** Requests the current session from the server. */
  start(): void
  send(event: AuthEvent): void
  stop(): void
}

/** Pause between the verification of the proof and the check of the session, milliseconds. */
const settleMs = 100

/**
 * Runs the effects of the state machine, with one sign-in attempt at a time. If an abandoned attempt has
 * created a session on the server, that session is ended before a new attempt starts.
 */
export function createAuthDriver(options: AuthDriverOptions): AuthDriver {
  const { client, memory, wallet, onState, onToast, delay, keepsCookies } = options
  let state = initialAuthState
  let attempt: AbortController | undefined
  let previous: Promise<void> = Promise.resolve()

  function send(event: AuthEvent): void {
    const step = advanceAuth(state, event)
    if (step.state !== state) {
      state = step.state
      onState(state)
    }
    for (const effect of step.effects) run(effect)
  }

  function run(effect: AuthEffect): void {
    switch (effect.type) {
      case 'sign-in':
        attempt = new AbortController()
        previous = signIn(effect.publicKey, attempt.signal, previous)
        return
      case 'abort-sign-in':
        attempt?.abort()
        attempt = undefined
        return
      case 'log-out':
        void client.logOut().then((done) => send({ type: 'signed-out', failed: !done }))
        return
      case 'disconnect-wallet':
        void wallet()
          ?.disconnect()
          .catch(() => onToast({ kind: 'error', title: signInText.disconnectFailed }))
        return
      case 'remember':
        memory.remember(effect.publicKey)
        return
      case 'forget':
        memory.forget()
        return
      case 'toast':
        onToast(effect.toast)
    }
  }

  /**
   * Signs in. Never rejects. Waits for the previous attempt, because that attempt may still have to end a
   * session.
   */
  async function signIn(publicKey: string, signal: AbortSignal, before: Promise<void>): Promise<void> {
    await before
    let proved = false
    try {
      await prove(publicKey, signal, () => {
        proved = true
      })
      send({ type: 'confirmed', publicKey })
    } catch (error) {
      // End the session that the server may have created before this attempt failed or was abandoned.
      if (proved) await client.logOut()
      if (!signal.aborted) send({ type: 'failed', ...describeWalletFailure(error) })
    }
  }

  /** Gets a challenge, lets the wallet sign it, sends the proof, and checks the session with the server. */
  async function prove(publicKey: string, signal: AbortSignal, onProof: () => void): Promise<void> {
    signal.throwIfAborted()
    // Check cookies first, because without them a signature of the wallet would be useless.
    if (!keepsCookies()) throw new SignInFailed(signInText.cookiesBlocked)
    const { challenge, nonce } = await client.requestChallenge(publicKey, signal)
    send({ type: 'advanced', phase: 'signature' })
    const link = wallet()
    if (link === undefined) throw new SignInFailed(signInText.notConnected)
    const message = new TextEncoder().encode(challenge)
    const signature = await Promise.race([link.signMessage(message), aborted(signal)])
    send({ type: 'advanced', phase: 'verification' })
    onProof()
    await client.verify({ publicKey, signature, nonce }, signal)
    send({ type: 'advanced', phase: 'confirmation' })
    await delay(settleMs, signal)
    const known = await client.readSession(signal)
    signal.throwIfAborted()
    if (known !== publicKey) throw new SignInFailed(signInText.failed)
  }

  return {
    start: () => void client.readSession().then((publicKey) => send({ type: 'session-checked', publicKey })),
    send,
    stop: () => attempt?.abort(),
  }
}

/**
 * Returns a promise that rejects when the attempt is abandoned. This is necessary because a wallet that waits
 * for its user cannot be cancelled.
 */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
