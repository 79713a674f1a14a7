import { RetryableError } from '~/lib/async/retryable-error'
import type { RpcCaller, RpcClient } from '../rpc/rpc-client'

/** An RPC client whose node can be changed while it is in use. */
export interface SwitchedRpc {
  readonly rpc: RpcClient
  /**
   * Sends all calls to this client from now on. Calls in progress on the previous client are aborted and sent
   * to the new client.
   */
  use(client: RpcClient): void
}

export function createSwitchedRpc(first: RpcClient): SwitchedRpc {
  let client = first
  let retired: Readonly<Record<string, number>> = {}

  /** Runs a call. If the client was replaced during the call, sends the call again to the new client. */
  async function across<T>(run: (client: RpcClient) => Promise<T>): Promise<T> {
    for (;;) {
      const used = client
      try {
        return await run(used)
      } catch (error) {
        if (used === client || !(error instanceof RetryableError)) throw error
      }
    }
  }

  function callerOf(select: (client: RpcClient) => RpcCaller): RpcCaller {
    return {
      call: (call) => across((used) => select(used).call(call)),
      callAll: (calls) => across((used) => select(used).callAll(calls)),
    }
  }

  return {
    use(next) {
      const last = client
      retired = sumOf(retired, last.counters())
      client = next
      last.stop()
    },
    rpc: {
      ...callerOf((used) => used),
      lowPriority: callerOf((used) => used.lowPriority),
      get callsPerRequest() {
        return client.callsPerRequest
      },
      // A stream can't continue on another node, because part of it has already been read. The reader must
      // start again.
      stream: (method, params, read) => client.stream(method, params, read),
      problem: () => client.problem(),
      counters: () => sumOf(retired, client.counters()),
      stop: () => client.stop(),
    },
  }
}

function sumOf(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(other).map(([name, count]) => [name, count + (one[name] ?? 0)]))
}
