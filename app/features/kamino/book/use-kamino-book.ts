import { useEffect, useRef } from 'react'
import type { OrderBookWire } from '~/contracts/kamino'
import type { KaminoOrderWire } from '~/contracts/orders/order'
import type { PolledResult } from '~/contracts/state/panel'
import { mints } from '~/domain/token/mints'
import { useRowFrames } from '~/shared/live/live-provider'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'

/** Polling interval of the order book and maximum jitter, milliseconds. */
export const bookPeriodMs = 15_000
const jitterMs = 1_000

/**
 * Minimum interval between two reads of the order book when the stream reports changed orders, milliseconds.
 */
const afterChangeMs = 2_000

/** Polling path of the order book. */
const bookPath = '/panels/kamino-book'

/**
 * Returns the SOL/USDC order book. The book is read every 15 seconds, and also soon after the stream reports
 * that one of its orders has changed.
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
