import { describeError } from '~/lib/async/retryable-error'
import { redactSecrets } from '~/solana/http/redact-secrets'

/** A node to check. */
export interface NodeToCheck {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Headers that every request must have, such as a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The same for the WebSocket connection. */
  readonly wsHeaders?: Readonly<Record<string, string>> | undefined
}

/** Answer of a node to one call. */
export type Answer =
  | { readonly ok: true; readonly result: unknown; readonly tookMs: number }
  | { readonly ok: false; readonly reason: string; readonly isLimit: boolean }

/** Sends single requests to a node, without retries and without waiting for a request budget. */
export interface Probe {
  call(method: string, params?: readonly unknown[]): Promise<Answer>
  /** Sends several calls of one method in one request. Returns the number of results, or the reason. */
  batch(method: string, count: number): Promise<{ readonly results: number; readonly reason: string }>
}

const deadlineMs = 20_000
const longestReason = 160

interface Reply {
  readonly status: number
  readonly json: unknown
  readonly text: string
}

export function createProbe({ rpcUrl, headers = {} }: NodeToCheck): Probe {
  const hide = (text: string) => redactSecrets(text, { url: rpcUrl, headers }).slice(0, longestReason)

  async function post(content: unknown): Promise<Reply> {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(content),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    return { status: response.status, json: parseJson(text), text }
  }

  const request = (method: string, params: readonly unknown[], id: number) => ({
    ...{ jsonrpc: '2.0', id, method },
    params,
  })

  return {
    async call(method, params = []) {
      const startedMs = performance.now()
      try {
        const { status, json, text } = await post(request(method, params, 1))
        if (isRecord(json) && 'result' in json && json.error === undefined)
          return { ok: true, result: json.result, tookMs: performance.now() - startedMs }
        return { ok: false, reason: hide(reasonOf(status, json, text)), isLimit: isLimit(status, json) }
      } catch (error) {
        return { ok: false, reason: hide(describeError(error)), isLimit: false }
      }
    },
    async batch(method, count) {
      try {
        const content = Array.from({ length: count }, (_, index) => request(method, [], index + 1))
        const { status, json, text } = await post(content)
        const results = Array.isArray(json) ? json.filter((each) => isRecord(each) && 'result' in each) : []
        const first = Array.isArray(json) ? json[0] : json
        return { results: results.length, reason: hide(reasonOf(status, first, text)) }
      } catch (error) {
        return { results: 0, reason: hide(describeError(error)) }
      }
    },
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(status: number, json: unknown, text: string): string {
  const error = isRecord(json) ? json.error : undefined
  if (isRecord(error)) return `${String(error.message ?? 'error')} (${String(error.code ?? status)})`
  if (typeof error === 'string') return `${error} (${status})`
  return status === 200 ? 'the response is not JSON-RPC' : `status ${status}: ${text.slice(0, 80)}`
}

/** Whether a response reports a rate limit. */
function isLimit(status: number, json: unknown): boolean {
  const error = isRecord(json) ? json.error : undefined
  return status === 429 || (isRecord(error) && (error.code === 429 || error.code === -32429))
}
