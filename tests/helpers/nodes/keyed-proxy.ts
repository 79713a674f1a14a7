import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a proxy that adds the given headers to requests without them. Returns its origin. The examples of the
 * documentation run unchanged, without an API key. Without this proxy they would exceed the rate limit for
 * callers without a key.
 */
export async function openKeyedProxy(
  target: string,
  headers: Readonly<Record<string, string>>,
  onEnd: (end: () => Promise<void>) => void,
): Promise<string> {
  const proxy = createServer((requested, reply) => {
    const onward = request(
      target + requested.url,
      { method: requested.method, headers: { ...lowerCase(headers), ...requested.headers } },
      (response) => {
        reply.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(reply)
      },
    )
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    requested.pipe(onward)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  onEnd(
    () =>
      new Promise((ended) => {
        proxy.close(() => ended())
        proxy.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
