import { PassThrough } from 'node:stream'
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './nonce'
import { ListToolSet } from './shared/list-sheet/list-tool-set'
import { ListToolsContext } from './shared/list-sheet/list-tools-context'
import { OrderPopup } from './shared/order-popup/order-popup'
import { OrderPopupContext } from './shared/order-popup/order-popup-host'

/** Maximum duration of a loader, milliseconds. */
export const streamTimeout = 5000

/**
 * Time until rendering is aborted, milliseconds. It is longer than the time limit of loaders, so that the
 * errors of loaders that reach their limit can still be written.
 */
const abortAfterMs = streamTimeout + 1000

/** Renders a page. Browsers receive the page as a stream, crawlers receive it when it is complete. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // The nonce is missing on stock remix-serve, which sends no content security policy.
  const mark = context.cspNonce === undefined ? {} : { nonce: context.cspNonce }
  const waitForAll = isbot(request.headers.get('user-agent')) || remixContext.isSpaMode
  return new Promise((resolve, reject) => {
    let failed = false
    const answer = () => {
      const body = new PassThrough()
      headers.set('Content-Type', 'text/html; charset=utf-8')
      const stream = createReadableStreamFromReadable(body)
      resolve(new Response(stream, { headers, status: failed ? 500 : status }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={context.cspNonce}>
        <OrderPopupContext.Provider value={OrderPopup}>
          <ListToolsContext.Provider value={ListToolSet}>
            <RemixServer context={remixContext} url={request.url} {...mark} />
          </ListToolsContext.Provider>
        </OrderPopupContext.Provider>
      </NonceContext.Provider>,
      {
        ...mark,
        [waitForAll ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error: unknown) {
          failed = true
          console.error(error)
        },
      },
    )
    setTimeout(abort, abortAfterMs).unref()
  })
}
