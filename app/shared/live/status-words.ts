/**
 * Reason phrases of the possible HTTP statuses, by RFC 9110 and RFC 6585. HTTP/2 and HTTP/3 responses contain
 * no reason phrases.
 */
const words: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Returns the words for an HTTP status. */
export function statusWords({
  status,
  statusText,
}: {
  readonly status: number
  readonly statusText?: string | undefined
}) {
  return statusText || words[status] || `HTTP ${status}`
}
