import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Passes calls on with the given headers where they have none of their own: examples of the documentation are run as they are printed, and
 * many of them at once are more than a stranger may ask. Answers its origin.
 */
export async function openKeyedProxy(
  target: string,
  headers: Readonly<Record<string, string>>,
  onEnd: (end: () => Promise<void>) => void,
): Promise<string> {
  const proxy = createServer((asked, answer) => {
    const onward = request(
      target + asked.url,
      { method: asked.method, headers: { ...lowerCase(headers), ...asked.headers } },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
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
