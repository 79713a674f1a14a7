import type { ApiOptions } from '../api-options.server'
import { documentPaths } from '../api-paths.server'
import { decodedPath } from '../endpoints/find-endpoint.server'
import { createDocumentHandler } from '../openapi/document-handler.server'
import { requireJson } from '../request/accept.server'
import { type Counted, requireStreamSlot } from '../request/admission.server'
import { ignoredParameters } from '../request/ignored-parameters.server'
import type { ApiCall } from '../response/api-response.server'
import { headerPairs } from '../response/header-list'
import { healthResponse, readyResponse } from './health-responses.server'
import { streamResponse } from './stream.server'
import { isStreamParameter, parseStreamRequest, streamHeaders } from './stream-request.server'
import { usageResponse } from './usage.server'

/** Handles the API paths that have no contract. */
export interface Services {
  /** Reports the health of this process to any client. */
  respondHealth(call: ApiCall): Promise<Response>
  /** Handles a call. Returns the response, or `undefined` if the path is not one of these. */
  answer(call: ApiCall, counted: Counted): Response | undefined
}

type Service = (call: ApiCall, counted: Counted) => Response

export function createServices({ queries, live, access, clock, publicUrl }: ApiOptions): Services {
  const sendDocument = createDocumentHandler(publicUrl)
  const services = new Map<string, Service>([
    ...documentPaths.map((path): [string, Service] => [path, ({ headers }) => sendDocument(path, headers)]),
    [
      '/api/usage',
      ({ headers }, { caller, taken }) => {
        requireJson(headers)
        return usageResponse(access, caller, taken, Math.floor(clock.nowMs() / 1_000))
      },
    ],
    [
      '/api/stream',
      ({ method, url, headers }, { caller }) => {
        const wanted = parseStreamRequest(url.searchParams, headers)
        // A HEAD request must not open a stream, because without a reader the stream would never end.
        return method === 'GET'
          ? streamResponse(live, wanted, (end) => requireStreamSlot(access, caller, end))
          : new Response(null, { headers: streamHeaders })
      },
    ],
  ])
  return {
    async respondHealth(call) {
      requireJson(call.headers)
      return nameIgnored(
        call,
        call.url.pathname === '/readyz' ? await readyResponse(queries) : healthResponse(),
      )
    },
    answer(call, counted) {
      const response = services.get(decodedPath(call.url))?.(call, counted)
      return response && nameIgnored(call, response)
    },
  }
}

/**
 * Adds the header that lists ignored parameters to responses of paths without a contract. Of these paths only
 * the stream has parameters.
 */
function nameIgnored({ url }: ApiCall, response: Response): Response {
  const isKnown = url.pathname === '/api/stream' ? isStreamParameter : () => false
  for (const [name, value] of headerPairs(ignoredParameters(url.searchParams, isKnown)))
    response.headers.set(name, value)
  return response
}
