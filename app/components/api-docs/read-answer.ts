/** An answer that can be shown. */
export interface ReadAnswer {
  /** As it came. */
  readonly body: string
  /** Undefined = it can be shown; else what is wrong with it, in the specification's words (M167). */
  readonly failure?: string
}

/** Words for an answer that is none (M167). */
export const answerFailures = {
  emptyJson: 'Empty JSON response from server',
  invalidJson: 'Invalid JSON response',
  empty: 'Empty response from server (expected JSON)',
  http: (status: number, reason: string, body: string) => `HTTP ${status}: ${reason} - ${body}`,
} as const

/** Forms that the API has beside JSON. */
const plainForms = /^(?:text\/csv|application\/x-ndjson|text\/event-stream)\b/

/** Longest body that a sentence about a failure repeats. */
const mostRepeated = 2_000

interface AnswerHead {
  readonly status: number
  readonly statusText: string
  readonly contentType: string
}

/** Judges an answer: an empty body, or one that is neither JSON nor a form that the API has, is a failure (M166). */
export function readAnswer({ status, statusText, contentType }: AnswerHead, body: string): ReadAnswer {
  if (status < 200 || status > 299) {
    const reason = statusText === '' ? titleIn(body) : statusText
    return { body, failure: answerFailures.http(status, reason, cut(body)) }
  }
  const saysJson = contentType.includes('json') && !plainForms.test(contentType)
  if (body.trim() === '') return { body, failure: saysJson ? answerFailures.emptyJson : answerFailures.empty }
  if (plainForms.test(contentType)) return { body }
  return isJson(body) ? { body } : { body, failure: answerFailures.invalidJson }
}

/** HTTP/2 has no reasons, but a problem has a title. */
function titleIn(body: string): string {
  try {
    const problem: unknown = JSON.parse(body)
    if (typeof problem !== 'object' || problem === null || !('title' in problem)) return 'Error'
    return typeof problem.title === 'string' ? problem.title : 'Error'
  } catch {
    // Whoever stands between us and the API answers in HTML.
    return 'Error'
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    // That is the question.
    return false
  }
}

function cut(body: string): string {
  return body.length > mostRepeated ? `${body.slice(0, mostRepeated)}…` : body
}
