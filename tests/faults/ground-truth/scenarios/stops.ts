import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededRandom } from '../../../helpers/seeded-random'
import type { Scenario } from '../scenario'
import type { Stack } from '../stack'

const perSecond = 200
/** Requests that begin this short before the signal may find the port closed. */
const marginMs = 50
const mostStopMs = 10_000
const paths = ['/api/dca/all', '/api/trades', '/jupiter/dashboard', '/api/status']

interface Request {
  readonly startMs: number
  readonly outcome: Promise<string>
}

/** Requests a path on a connection of its own. Resolves with the status, or with the code of the error. */
function request(port: number, path: string): Request {
  const outcome = new Promise<string>((resolve) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const sent = get({ host: '127.0.0.1', port, path, agent: false, headers }, (response) => {
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', (error) => resolve(String(error)))
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? String(error)))
  })
  return { startMs: performance.now(), outcome }
}

/** An operator stops the web process while it serves 200 requests per second. */
async function stopUnderLoad({ web, links }: Stack, random: SeededRandom): Promise<void> {
  const port = links['visitor–web'].target
  const requests: Request[] = []
  const timer = setInterval(() => requests.push(request(port, random.of(paths))), 1_000 / perSecond)
  await pause(1_000 + random.below(2_000))
  const signalMs = performance.now()
  const stopped = web.end()
  await pause(100)
  clearInterval(timer)
  const { code, tookMs } = await stopped
  if (code !== 0) throw new Error(`the web process ended with ${code}`)
  if (tookMs > mostStopMs) throw new Error(`the web process took ${Math.round(tookMs)} ms to stop`)
  const inFlight = requests.filter(({ startMs }) => startMs < signalMs - marginMs)
  const outcomes = await Promise.all(inFlight.map(({ outcome }) => outcome))
  // Beyond its rate, a client gets a 429, and while it is overloaded, a process sends a 503.
  const failed = outcomes.filter((outcome) => !['200', '429', '503'].includes(outcome))
  if (!outcomes.includes('200')) throw new Error('no request succeeded')
  if (failed.length > 0) throw new Error(`${failed.length} requests in progress failed: ${failed.join(', ')}`)
}

export const stops: readonly Scenario[] = [
  {
    name: 'SIGTERM: the web process under 200 requests per second',
    tries: { quick: 0, full: 20 },
    fault: stopUnderLoad,
  },
]
