import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import type { Running } from '~/process/running'
import { startSimulator } from '~/simulator/start'

/** A Solana node that a command can read. */
export interface Node extends Running {
  readonly url: string
  /** Name of the node in printed messages. */
  readonly name: string
}

/**
 * Opens the node of `SOLANA_RPC_URL`. If that is not set, starts the simulated cluster, whose data depend
 * only on its seed and are therefore equal on every machine.
 */
export async function openNode(
  { solana, simulator }: Pick<Environment, 'solana' | 'simulator'>,
  log: Log,
): Promise<Node> {
  if (solana !== undefined)
    return { url: solana.rpcUrl, name: new URL(solana.rpcUrl).host, stop: async () => undefined }
  const { url, stop } = await startSimulator({ host: '127.0.0.1', port: 0, ...simulator, log })
  return { url, name: 'the simulated cluster', stop }
}
