import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { RefusedError } from '~/solana/http/refused-error'
import { RpcError } from '~/solana/rpc/rpc-error'
import { startLoop } from './source'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a loop whose task fails with each of these errors once, and succeeds afterwards. */
function loopOf(...errors: Error[]) {
  const stopping = new AbortController()
  let runs = 0
  const loop = startLoop(
    { name: 'test', signal: stopping.signal, random: () => 0.5, log: silentLog },
    1_000,
    async () => {
      runs += 1
      const error = errors.shift()
      if (error) throw error
    },
  )
  return {
    loop,
    runs: () => runs,
    async stop() {
      stopping.abort()
      await loop.ended
    },
  }
}

test('treats a final error of the node as its refusal, not as a bug in our code', async () => {
  const requested = { method: 'getBlocks', hint: 'Check SOLANA_RPC_URL.' }
  const { loop, runs, stop } = loopOf(new RpcError(-32602, 'Slot range too large', requested))
  await vi.advanceTimersByTimeAsync(0)
  expect(loop.problem()).toBe(
    'The Solana RPC refuses getBlocks (-32602): Slot range too large. Check SOLANA_RPC_URL.',
  )
  expect(loop.isRefused()).toBe(true)
  await vi.advanceTimersByTimeAsync(31_000)
  expect([runs() > 1, loop.problem(), loop.isRefused()]).toEqual([true, undefined, false])
  await stop()
})

test('repeats a refused task slowly, and clears the refusal when the task works', async () => {
  const { loop, runs, stop } = loopOf(new RefusedError('no key'), new RefusedError('no key'))
  await vi.advanceTimersByTimeAsync(14_000)
  expect([runs(), loop.problem(), loop.isRefused()]).toEqual([1, 'no key', true])
  await vi.advanceTimersByTimeAsync(20_000)
  expect([loop.problem(), loop.isRefused()]).toEqual([undefined, false])
  await stop()
})

test('reports a bug as an error in our code', async () => {
  const { loop, stop } = loopOf(new TypeError('x is not a function'))
  await vi.advanceTimersByTimeAsync(0)
  expect(loop.problem()).toBe('An internal error has paused this source: x is not a function.')
  expect(loop.isRefused()).toBe(false)
  await stop()
})
