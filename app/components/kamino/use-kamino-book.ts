import { useEffect, useRef } from 'react'
import type { OrderBookWire } from '~/contracts/kamino'
import type { KaminoOrderWire } from '~/contracts/order'
import type { PolledAnswer } from '~/contracts/panel'
import { mints } from '~/domain/mints'
import { useRowFrames } from '../live/live-provider'
import { type Polled, usePolled } from '../live/use-polled'

/** How often the book is read anew, and how far viewers spread out (M155). */
export const bookPeriodMs = 15_000
const jitterMs = 1_000

/** After a change of an order the book is read at most this often. */
const afterChangeMs = 2_000

/** Where the book is read anew. */
const bookPath = '/panels/kamino-book'

/** The SOL/USDC book, read anew every quarter of a minute, and soon after the stream has told of one of its orders. */
export function useKaminoBook(initial: PolledAnswer<OrderBookWire>): Polled<OrderBookWire> {
  const polled = usePolled(bookPath, initial, { everyMs: bookPeriodMs, jitterMs })
  const { refresh } = polled
  const waiting = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(waiting.current), [])
  useRowFrames('kamino', ({ rows, resync }) => {
    if (waiting.current !== undefined || !(resync || rows.some(isOfBook))) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      refresh()
    }, afterChangeMs)
  })
  return polled
}

function isOfBook({ inputMint, outputMint }: KaminoOrderWire): boolean {
  return (
    (inputMint === mints.USDC && outputMint === mints.wSOL) ||
    (inputMint === mints.wSOL && outputMint === mints.USDC)
  )
}
