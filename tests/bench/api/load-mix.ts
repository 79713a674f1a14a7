/**
 * A request that a load generator repeats. In its path and headers, `{n}` is replaced by a counter and
 * `{address}` by the IP address for that counter.
 */
export interface LoadRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface LoadMix {
  readonly requests: readonly LoadRequest[]
  /** Number of requests after which IP addresses repeat; `undefined`: each request has a new address. */
  readonly addresses?: number | undefined
}

/** Returns the IPv4 address for a number. The addresses are in 10.0.0.0/8, which has 16 million. */
export function addressOf(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

/** Returns a request with its number and address filled in. */
export function fillIn({ path, headers }: LoadRequest, n: number, { addresses }: LoadMix): LoadRequest {
  const address = addressOf(addresses === undefined ? n : n % addresses)
  const fill = (text: string) => text.replaceAll('{n}', String(n)).replaceAll('{address}', address)
  return {
    path: fill(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)])),
  }
}

/** Returns the load as a script for wrk. `start` is the number of the first request. */
export function wrkScript({ requests, addresses }: LoadMix, start: number): string {
  const texts = requests.map(({ path, headers }) => {
    const lines = Object.entries({ Host: '127.0.0.1', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    return JSON.stringify(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  })
  return `
local requests = { ${texts.join(', ')} }
local n = ${start}
function request()
  n = n + 1
  local a = ${addresses === undefined ? 'n' : `n % ${addresses}`}
  local address = string.format("10.%d.%d.%d", math.floor(a / 65536) % 256, math.floor(a / 256) % 256, a % 256)
  local text = requests[n % #requests + 1]
  return (text:gsub("{n}", tostring(n)):gsub("{address}", address))
end
function done(summary)
  local errors = summary.errors
  io.write(string.format("RESULT %d %d %d\\n", summary.requests, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
`
}
