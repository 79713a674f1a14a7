import { useEffect, useRef } from 'react'
import type { OrderBookWire } from '~/contracts/kamino'
import type { KaminoOrderWire } from '~/contracts/order'
import type { PolledResult } from '~/contracts/panel'
import { mints } from '~/domain/mints'
import { useRowFrames } from '../live/live-provider'
import { type Polled, usePolled } from '../live/use-polled'

/** Polling interval of the book, and its jitter, milliseconds. */
export const bookPeriodMs = 15_000
const jitterMs = 1_000

/** Minimum interval between reads after changed orders, milliseconds. */
const afterChangeMs = 2_000

/** Polling address of the book. */
const bookPath = '/panels/kamino-book'

/**
 * Returns the SOL/USDC book. It is read every 15 seconds, and soon after the stream reports a change of one
 * of its orders.
 */
export function useKaminoBook(initial: PolledResult<OrderBookWire>): Polled<OrderBookWire> {
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
