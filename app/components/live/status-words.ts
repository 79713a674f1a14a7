/** Reason phrases by RFC 9110 and RFC 6585 for the statuses that can occur. HTTP/2 and 3 do not send them. */
const words: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** Returns the status as text. */
export function statusWords({
  status,
  statusText,
}: {
  readonly status: number
  readonly statusText?: string
}) {
  return statusText || words[status] || `HTTP ${status}`
}
