import { constants, type IncomingHttpHeaders } from 'node:http2'
import { status } from '@grpc/grpc-js'

/** End of a call, as gRPC reports it. */
export interface CallEnd {
  /** gRPC status code. 0: the server ended the stream without an error. */
  readonly code: number
  /** Text from the server or from Node. It may contain the token. */
  readonly details: string
}

/** Returns the status in the headers or trailers of a response. `undefined`: they have none. */
export function statusIn(headers: IncomingHttpHeaders): CallEnd | undefined {
  const code = headers['grpc-status']
  if (code === undefined) return undefined
  return { code: Number(code), details: decoded(String(headers['grpc-message'] ?? '')) }
}

/** Decodes the percent encoding of a status message. A malformed text stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** gRPC codes of HTTP statuses, which proxies send instead of a gRPC status. */
const codeOfHttp: Readonly<Record<number, status>> = {
  400: status.INTERNAL,
  401: status.UNAUTHENTICATED,
  403: status.PERMISSION_DENIED,
  404: status.UNIMPLEMENTED,
  429: status.UNAVAILABLE,
  502: status.UNAVAILABLE,
  503: status.UNAVAILABLE,
  504: status.UNAVAILABLE,
}

const codeOfReset: Readonly<Record<number, status>> = {
  [constants.NGHTTP2_REFUSED_STREAM]: status.UNAVAILABLE,
  [constants.NGHTTP2_CANCEL]: status.CANCELLED,
  [constants.NGHTTP2_ENHANCE_YOUR_CALM]: status.RESOURCE_EXHAUSTED,
  [constants.NGHTTP2_INADEQUATE_SECURITY]: status.PERMISSION_DENIED,
}

/** Returns the status of a stream that ended without one. `reset`: HTTP/2 error code of the stream. */
export function statusWithout(httpStatus: number | undefined, reset: number): CallEnd {
  if (httpStatus !== undefined && httpStatus !== 200)
    return {
      code: codeOfHttp[httpStatus] ?? status.UNKNOWN,
      details: `Received HTTP status code ${httpStatus}`,
    }
  return {
    code: codeOfReset[reset] ?? status.INTERNAL,
    details: `Received RST_STREAM with code ${reset}`,
  }
}

/** Returns the status of a connection that failed or broke off. */
export function connectionLost(error: NodeJS.ErrnoException | undefined): CallEnd {
  // Node's error for a host with several addresses has a code, but no message.
  const details = error?.message || error?.code || 'Connection dropped'
  return { code: status.UNAVAILABLE, details }
}

/** Returns the status of a message that can't be read. */
export function unreadableMessage({ message }: Error): CallEnd {
  return { code: status.INTERNAL, details: `Response message parsing error: ${message}` }
}
