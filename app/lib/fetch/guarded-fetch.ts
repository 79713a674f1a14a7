import { isIP } from 'node:net'
import type { Agent, Dispatcher } from 'undici'
import { isPublicAddress } from './public-address'
import { createSsrfSafeLookup, type Resolve, resolveByDns } from './ssrf-safe-lookup'

/** Fetches an untrusted URL. Rejects with `FetchFailed` for any failure. */
export type GuardedFetch = (address: string, wanted: WantedBody) => Promise<Buffer>

export interface WantedBody {
  /** Value of the `Accept` header. */
  readonly accept: string
  readonly mostBytes: number
}

/**
 * The URL could not be fetched. The cause is only for the log, because the cause would reveal details of our
 * network to visitors.
 */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed'

  constructor(cause: unknown) {
    super('The address could not be fetched.', { cause })
  }
}

export interface GuardedFetchOptions {
  /**
   * Returns the only origin that may be in a private network; `undefined` if there is none. Called for every
   * request. Only the code that assembles the service may set this option.
   */
  readonly trustedOrigin: () => string | undefined
  readonly resolve?: Resolve
  /** Port numbers that requests may use. */
  readonly ports?: readonly number[]
}

const limits = { connectMs: 2_000, totalMs: 5_000, redirects: 3, urlLength: 2_048, headerBytes: 16_384 }
const webPorts: readonly number[] = [80, 443]
const redirectStatuses: readonly number[] = [301, 302, 303, 307, 308]

/**
 * Creates a fetch for untrusted URLs. The fetch connects only to public IP addresses on web ports, and limits
 * the time and the size of a response.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { trustedOrigin, resolve = resolveByDns, ports = webPorts } = options
  const lookup = createSsrfSafeLookup(resolve)

  /** Checks the URL before any connection is opened. */
  function agentOptionsFor(url: URL): Agent.Options {
    const timeout = limits.connectMs
    const trusted = url.origin === trustedOrigin()
    if (!trusted) requirePublic(url, ports)
    const connect = trusted ? { timeout } : { timeout, lookup }
    return { connect, maxHeaderSize: limits.headerBytes, connections: 1 }
  }

  /**
   * Sends one request on a separate connection, which is closed afterwards. Returns the body, or the URL of a
   * redirect.
   */
  async function hop(url: URL, wanted: WantedBody, signal: AbortSignal): Promise<Buffer | URL> {
    const agentOptions = agentOptionsFor(url)
    // Loaded when the first URL is fetched. Loading takes about 0.1 seconds and would otherwise delay the
    // start of the process.
    const undici = await import('undici')
    const agent = new undici.Agent(agentOptions)
    try {
      // All headers of the request are listed here. No header of the visitor's request is passed on.
      const headers = { accept: wanted.accept, 'accept-encoding': 'identity' }
      const response = await undici.request(url, { dispatcher: agent, headers, signal })
      // If the body is not read, closing the connection causes an error event. Without a listener, that event
      // would end the process.
      response.body.on('error', () => undefined)
      const location = response.headers.location
      if (redirectStatuses.includes(response.statusCode) && typeof location === 'string')
        return parseUrl(location, url)
      return await readBody(response, wanted.mostBytes)
    } finally {
      await agent.destroy()
    }
  }

  return async (address, wanted) => {
    try {
      const signal = AbortSignal.timeout(limits.totalMs)
      let next: Buffer | URL = parseUrl(address)
      for (let hops = 0; next instanceof URL; hops += 1) {
        if (hops > limits.redirects) throw new Error('too many redirects')
        next = await hop(next, wanted, signal)
      }
      return next
    } catch (error) {
      throw new FetchFailed(error)
    }
  }
}

function parseUrl(text: string, base?: URL): URL {
  if (text.length > limits.urlLength) throw new Error('the address is too long')
  const url = new URL(text, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('neither http nor https')
  if (url.username !== '' || url.password !== '') throw new Error('the address contains credentials')
  return url
}

/**
 * Checks the port, and the host if the host is an IP address, because sockets call `lookup` only for host
 * names. Host names are checked when they are resolved.
 */
function requirePublic(url: URL, ports: readonly number[]): void {
  const usualPort = url.protocol === 'https:' ? 443 : 80
  if (!ports.includes(url.port === '' ? usualPort : Number(url.port))) throw new Error('not a web port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error('an address that is not public')
}

async function readBody(response: Dispatcher.ResponseData, mostBytes: number): Promise<Buffer> {
  const { statusCode, headers, body } = response
  if (statusCode !== 200) throw new Error(`status ${statusCode}`)
  // The request asks for an uncompressed body. A compressed body is rejected, because it could expand to
  // gigabytes.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Error('a compressed body')
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Error('the body is too large')
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    const bytes = Buffer.from(piece)
    size += bytes.length
    if (size > mostBytes) throw new Error('the body is too large')
    pieces.push(bytes)
  }
  return Buffer.concat(pieces)
}
