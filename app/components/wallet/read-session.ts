import type { AuthStatusWire } from '~/contracts/sign-in'

export type Fetch = typeof fetch

/** Requests the key of this browser's session from the server. `undefined`: no session, or no response. */
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
    // Without a response the visitor counts as signed out. The next check may succeed.
    return undefined
  }
}
