/** A complete HTTP response that fits in memory. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

export function jsonResponse(value: unknown, status = 200): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

export function textResponse(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** Returns a response with status 400 and a reason, in the shape of Jupiter's public APIs. */
export function clientError(message: string): HttpResponse {
  return jsonResponse({ error: message }, 400)
}
