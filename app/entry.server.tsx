import { Writable } from 'node:stream'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { NonceContext } from './nonce'
import { ListToolsContext } from './shared/list-sheet/list-tools-context'
import { WrittenTools } from './shared/list-sheet/written-tools'
import { OrderPopup } from './shared/order-popup/order-popup'
import { OrderPopupContext } from './shared/order-popup/order-popup-host'

/** Maximum duration of a loader, milliseconds. */
export const streamTimeout = 5000

/**
 * Time until rendering is aborted, milliseconds. It is longer than the time limit of loaders, so that the
 * errors of loaders that reach their limit can still be written.
 */
const abortAfterMs = streamTimeout + 1000

/**
 * Renders a page. The response has the complete body, because the web server needs all of it for the hashes of its
 * scripts, and no loader defers data. Passing on each two kilobytes of React through streams would take a tenth of
 * the rendering time. Crawlers get the page in its final order, which needs no script to complete.
 */
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
    let isAnswered = false
    const answer = () => {
      isAnswered = true
      const statusOfShell = failed ? 500 : status
      headers.set('Content-Type', 'text/html; charset=utf-8')
      const send = (body: Buffer<ArrayBuffer>) => {
        clearTimeout(timer)
        resolve(new Response(body, { headers, status: statusOfShell }))
      }
      pipe(collect(send))
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerParts nonce={context.cspNonce}>
        <RemixServer context={remixContext} url={request.url} {...mark} />
      </ServerParts>,
      {
        ...mark,
        [waitForAll ? 'onAllReady' : 'onShellReady']: answer,
        onShellError(error: unknown) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          failed = true
          console.error(error)
        },
      },
    )
    const timer = setTimeout(() => {
      abort()
      // React calls neither callback if it is aborted before the shell.
      if (!isAnswered) reject(new Error('The page was not rendered in time.'))
    }, abortAfterMs)
    timer.unref()
  })
}

interface ServerPartsProps {
  readonly nonce: string | undefined
  readonly children: ReactNode
}

/** Passes a page what only the server has: components that browsers load later. */
function ServerParts({ nonce, children }: ServerPartsProps) {
  return (
    <NonceContext.Provider value={nonce}>
      <OrderPopupContext.Provider value={OrderPopup}>
        <ListToolsContext.Provider value={WrittenTools}>{children}</ListToolsContext.Provider>
      </OrderPopupContext.Provider>
    </NonceContext.Provider>
  )
}

/** More bytes than any page has. Up to this size React doesn't wait for the destination. */
const neverFull = 2 ** 30

/** Returns a destination that collects all that is written, and passes it on at the end. */
function collect(pass: (all: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    highWaterMark: neverFull,
    write(part: Uint8Array, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      pass(Buffer.concat(parts))
      next()
    },
  })
}
