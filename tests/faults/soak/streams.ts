import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../helpers/seeded-random'
import { tradesPagePath } from '../ground-truth/trades-page'
import { unsentBytes } from '../ground-truth/unsent-bytes'

const paths = [
  '/api/stream?topics=dca',
  '/api/stream?topics=drift.trades',
  '/jupiter/dashboard',
  tradesPagePath,
]

/**
 * Clients that come and go: each opens a stream or requests a page or list, reads it or not, and leaves. Returns a
 * function that ends them, and resolves with the number of those that left while the server still had data for them.
 */
export function churnClients(port: number, count: number, random: SeededRandom): () => Promise<number> {
  let isStopped = false
  let leftUnread = 0

  async function comeAndGo(client: number): Promise<void> {
    for (let visit = 0; !isStopped; visit += 1) {
      const headers = { 'x-forwarded-for': `10.${client}.${visit % 250}.${random.below(250)}` }
      const sent = get(
        { host: '127.0.0.1', port, path: random.of(paths), headers, agent: false },
        (response) => {
          if (random.below(4) > 0) response.resume()
          response.on('error', () => undefined) // this client has left
        },
      )
      sent.on('error', () => undefined)
      await pause(1_000 + random.below(9_000))
      const localPort = sent.socket?.localPort
      if (localPort !== undefined && (unsentBytes(port).get(localPort) ?? 0) > 0) leftUnread += 1
      sent.destroy()
    }
  }

  const coming = Array.from({ length: count }, (_, client) => comeAndGo(client))
  return async () => {
    isStopped = true
    await Promise.all(coming)
    return leftUnread
  }
}
