import type { DcaOrderWire } from '~/contracts/orders/order'

/**
 * Runs in the page before its scripts. Replaces the browser's event stream with one that emits what
 * `window.say` receives.
 */
export function speak(orders: readonly DcaOrderWire[]): void {
  const listeners = new Map<string, (event: { readonly data?: string }) => void>()
  let round = 0
  let data = ''
  Object.assign(window, {
    orders,
    EventSource: class {
      readonly readyState = 1
      addEventListener(name: string, listener: (event: { readonly data?: string }) => void) {
        listeners.set(name, listener)
        if (name === 'open') setTimeout(() => listener({}), 0)
      }
      close() {
        listeners.clear()
      }
    },
    /**
     * Prepares the frame that changes the first `count` rows and every number in them, so that only its
     * processing is measured.
     */
    prepare(count: number) {
      round += 1
      const dataTime = Math.floor(Date.now() / 1_000)
      const rows = orders.slice(0, count).map((order) => ({
        ...order,
        slot: order.slot + round,
        progress: (order.progress + round * 1.37) % 100,
        amountUsd: (order.amountUsd ?? 100) + round * 12.34,
        usdSpentPerMinute: (order.usdSpentPerMinute ?? 1) + round * 0.77,
      }))
      const meta = { source: 'simulated', dataTime, dataSlot: round, notice: null }
      data = JSON.stringify({ rows, resync: false, meta })
    },
    say() {
      listeners.get('dca')?.({ data })
    },
    frame: () => data,
  })
}
