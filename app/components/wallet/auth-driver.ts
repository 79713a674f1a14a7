import { signInText } from '~/ui/sign-in-text'
import type { ToastMessage } from '~/ui/toast-queue'
import type { AuthClient } from './auth-client'
import { type AuthEffect, type AuthEvent, advanceAuth } from './auth-state'
import { type AuthState, initialAuthState } from './auth-view'
import { describeWalletFailure, SignInFailed } from './wallet-failure'

/** The connected wallet, as far as signing in needs it. */
export interface WalletLink {
  signMessage(message: Uint8Array): Promise<Uint8Array>
  disconnect(): Promise<void>
}

/** Where the browser keeps the key that it shows before the server has answered. */
export interface KeyMemory {
  remember(publicKey: string): void
  forget(): void
}

export interface AuthDriverOptions {
  readonly client: AuthClient
  readonly memory: KeyMemory
  /** The wallet of now; undefined = none is connected. */
  readonly wallet: () => WalletLink | undefined
  readonly onState: (state: AuthState) => void
  readonly onToast: (toast: ToastMessage) => void
  readonly delay: (ms: number, signal: AbortSignal) => Promise<void>
  /** Whether the browser keeps cookies, which a session is one of. */
  readonly keepsCookies: () => boolean
}

export interface AuthDriver {
  /** Asks the server who is signed in. */
  start(): void
  send(event: AuthEvent): void
  stop(): void
}

/** Pause between the proof and the look whether it has been taken (M65). */
const settleMs = 100

/** Does what the state machine says. One attempt at a time: what an abandoned one has left behind at the server is gone before the next begins. */
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

  /** Never rejects. Waits for the attempt before, which may have a session to end. */
  async function signIn(publicKey: string, signal: AbortSignal, before: Promise<void>): Promise<void> {
    await before
    let proved = false
    try {
      await prove(publicKey, signal, () => {
        proved = true
      })
      send({ type: 'confirmed', publicKey })
    } catch (error) {
      // The server may have begun a session for a proof that nobody wants any more.
      if (proved) await client.logOut()
      if (!signal.aborted) send({ type: 'failed', ...describeWalletFailure(error) })
    }
  }

  /** Challenge, signature, proof, and the server's own word for it. */
  async function prove(publicKey: string, signal: AbortSignal, onProof: () => void): Promise<void> {
    signal.throwIfAborted()
    // Before the wallet asks for a signature that would be of no use.
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

/** Rejects when an attempt is given up: a wallet that is still asking its user can't be told. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}
