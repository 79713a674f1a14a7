import type { Protocol } from '~/protocols/protocol'
import { failureOf } from '~/solana/geyser/call-failure'
import { type GeyserEndpoint, openGeyserCall } from '~/solana/geyser/client'
import { subscriptionTo } from '~/solana/geyser/subscription'
import type { Finding } from './finding'

/** Time limit for the first complete slot, milliseconds. Slots are 0.4 s apart. */
const settleMs = 15_000

/** Checks a Geyser node with the indexer's own request: whether it is accepted, and whether slots complete. */
export async function checkGeyser(
  endpoint: GeyserEndpoint,
  protocols: readonly Protocol[],
): Promise<readonly Finding[]> {
  const programIds = protocols.flatMap(({ programIds }) => programIds)
  const startedMs = performance.now()
  const problem = await new Promise<string | undefined>((resolve) => {
    const limit = setTimeout(() => finish(`no complete slot within ${settleMs / 1_000} s`), settleMs)
    const call = openGeyserCall(endpoint, subscriptionTo(programIds, undefined), {
      onUpdate({ update }) {
        if (update.kind === 'block-meta') finish(undefined)
      },
      onEnd: (end) => finish(failureOf(end, { endpoint, fromSlot: undefined }).sentence),
    })
    function finish(reason: string | undefined): void {
      clearTimeout(limit)
      call.close()
      resolve(reason)
    }
  })
  const found = problem ?? `first complete slot after ${Math.round(performance.now() - startedMs)} ms`
  const costs = 'the JSON-RPC node is followed instead: later, and for more calls'
  return [{ name: 'Geyser stream', verdict: problem === undefined ? 'ok' : 'missing', found, costs }]
}
