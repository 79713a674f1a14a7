import { delay } from '~/lib/async/delay'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '~/solana/http/refused-error'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { blockTimeCall } from '../chain/chain-tip'
import type { CompleteSlot } from './slot-assembly'

/** Maximum difference between two reports of the time of one block, seconds. */
const mostSeconds = 60

/** Pause between two attempts while the Solana RPC is behind the stream, milliseconds, and their number. */
const [pauseMs, mostAttempts] = [250, 20]

/** Like `findOtherChain`, but waits a few seconds for a Solana RPC that is behind the stream. */
export async function awaitOtherChain(
  rpc: Pick<RpcClient, 'callAll'>,
  slot: CompleteSlot,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await findOtherChain(rpc, slot)
    } catch (error) {
      const mayHelp = error instanceof RetryableError && !(error instanceof RefusedError)
      if (!mayHelp || attempt >= mostAttempts || signal.aborted) throw error
      await delay(pauseMs, signal)
    }
  }
}

/**
 * Returns why the stream and the Solana RPC do not serve the same chain, as a sentence, because both know this
 * slot but give it different times. `undefined`: the times agree. Throws `RetryableError` if the RPC does not
 * know the time, which happens while it is behind the stream, or refuses the request.
 */
async function findOtherChain(
  rpc: Pick<RpcClient, 'callAll'>,
  { slot, blockTime }: CompleteSlot,
): Promise<string | undefined> {
  const [outcome] = await rpc.callAll([blockTimeCall(slot)])
  if (outcome?.ok === false && outcome.error instanceof RefusedError) throw outcome.error
  const known = outcome?.ok ? outcome.value.blockTime : null
  if (known === null || blockTime === null)
    throw new RetryableError(`The Solana RPC does not know the time of slot ${slot} yet.`)
  if (Math.abs(known - blockTime) <= mostSeconds) return undefined
  return 'GEYSER_URL and SOLANA_RPC_URL lead to different chains: set both to nodes of the same cluster.'
}
