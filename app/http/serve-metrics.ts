import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '~/api/response/problem.server'
import type { AppContext } from '~/context.server'
import { createMetricsAccess, type MetricsAccessOptions } from './metrics-access'
import { requestHeaders } from './node-adapter'
import { createMetrics, type Metrics } from './prometheus-metrics'
import { routeClassOf } from './route-class'

export interface Observed extends MetricsAccessOptions {
  /** Delay of the event loop, milliseconds. */
  readonly loopDelayMs: () => number
}

/** Measures the requests of a web process and serves the metrics. */
export interface ObservedServer {
  /** Measures a request until the end of its response. */
  watch(request: IncomingMessage, target: ServerResponse): void
  /** Throws a problem for a client without read access to the metrics. */
  serve(request: IncomingMessage, target: ServerResponse): Promise<void>
}

export function createObservedServer(context: AppContext, observed: Observed): ObservedServer {
  const metrics: Metrics = createMetrics({ context, loopDelayMs: observed.loopDelayMs })
  const mayRead = createMetricsAccess(observed)
  return {
    watch(request, target) {
      const begunMs = performance.now()
      const { url = '' } = request
      // `close` is emitted once, and `once` would wrap the function and remove it again.
      target.on('close', () => {
        const query = url.indexOf('?')
        const path = query === -1 ? url : url.slice(0, query)
        metrics.answered(routeClassOf(path), target.statusCode, (performance.now() - begunMs) / 1_000)
      })
    },
    async serve(request, target) {
      // For clients without read access the path does not exist.
      if (!mayRead(requestHeaders(request), request.socket.remoteAddress))
        throw new Problem('not_found', 'Nothing found at this URL.')
      const text = await metrics.render()
      target.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text)
    },
  }
}
