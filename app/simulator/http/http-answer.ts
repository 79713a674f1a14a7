/** A complete HTTP response that fits in memory. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

export function jsonAnswer(value: unknown, status = 200): HttpAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

export function textAnswer(status: number, body: string): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

/** Returns a response with status 400 and a reason, in the shape of Jupiter's public APIs. */
export function clientError(message: string): HttpAnswer {
  return jsonAnswer({ error: message }, 400)
}
