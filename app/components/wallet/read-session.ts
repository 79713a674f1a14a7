import type { AuthStatusWire } from '~/contracts/sign-in'

export type Fetch = typeof fetch

/** Whose session this browser has, by the server's word; undefined = nobody's, or the server does not answer. */
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
    // Without an answer nobody is signed in; the next look may know better.
    return undefined
  }
}
