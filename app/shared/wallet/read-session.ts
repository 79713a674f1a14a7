import type { AuthStatusWire } from '~/contracts/sign-in'

export type Fetch = typeof fetch

/**
 * Requests the public key of this browser's session from the server. `undefined`: there is no session, or the
 * server did not respond.
 */
export async function readSession(send: Fetch, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const response = await send(`/auth-status?_=${Date.now()}`, {
      credentials: 'include',
      cache: 'no-store',
      ...(signal && { signal }),
    })
    const status: Partial<AuthStatusWire> = response.ok ? await response.json() : {}
    return status.authenticated === true ? (status.public_key ?? undefined) : undefined
  } catch {
    // If the server does not respond, the visitor counts as signed out until the next check.
    return undefined
  }
}
