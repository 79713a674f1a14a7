/** Body of an API response after the check whether it can be displayed. */
export interface CheckedResponse {
  readonly body: string
  /** Reason why the response can't be shown. `undefined`: it can be shown. */
  readonly failure?: string
}

/** Messages for invalid responses. */
export const responseFailures = {
  emptyJson: 'Empty JSON response from server',
  invalidJson: 'Invalid JSON response',
  empty: 'Empty response from server (expected JSON)',
  http: (status: number, reason: string, body: string) => `HTTP ${status}: ${reason} - ${body}`,
} as const

/** Response formats that the API offers besides JSON. */
const plainForms = /^(?:text\/csv|application\/x-ndjson|text\/event-stream)\b/

/** Maximum number of characters of the response body that an error message quotes. */
const mostRepeated = 2_000

interface ResponseHead {
  readonly status: number
  readonly statusText: string
  readonly contentType: string
}

/**
 * Checks a response. The body is invalid if it is empty, or if it is neither JSON nor another format of the
 * API.
 */
export function checkResponse(
  { status, statusText, contentType }: ResponseHead,
  body: string,
): CheckedResponse {
  if (status < 200 || status > 299) {
    const reason = statusText === '' ? titleIn(body) : statusText
    return { body, failure: responseFailures.http(status, reason, cut(body)) }
  }
  const saysJson = contentType.includes('json') && !plainForms.test(contentType)
  if (body.trim() === '')
    return { body, failure: saysJson ? responseFailures.emptyJson : responseFailures.empty }
  if (plainForms.test(contentType)) return { body }
  return isJson(body) ? { body } : { body, failure: responseFailures.invalidJson }
}

/**
 * Reads the reason of a failed response from the title of the problem body, because HTTP/2 has no reason
 * phrases.
 */
function titleIn(body: string): string {
  try {
    const problem: unknown = JSON.parse(body)
    if (typeof problem !== 'object' || problem === null || !('title' in problem)) return 'Error'
    return typeof problem.title === 'string' ? problem.title : 'Error'
  } catch {
    // Proxies in front of the API respond with HTML.
    return 'Error'
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function cut(body: string): string {
  return body.length > mostRepeated ? `${body.slice(0, mostRepeated)}…` : body
}
