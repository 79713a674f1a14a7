import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import type { Running } from '~/process/running'
import { startSimulator } from '~/simulator/start'

/** A Solana node that a command may ask. */
export interface Node extends Running {
  readonly url: string
  /** In words, for people. */
  readonly name: string
}

/** The node of `SOLANA_RPC_URL`; without one the simulated cluster, which is the same one wherever it is started, as it follows from its seed. */
export async function openNode(
  { solana, simulator }: Pick<Environment, 'solana' | 'simulator'>,
  log: Log,
): Promise<Node> {
  if (solana !== undefined)
    return { url: solana.rpcUrl, name: new URL(solana.rpcUrl).host, stop: async () => undefined }
  const { url, stop } = await startSimulator({ host: '127.0.0.1', port: 0, ...simulator, log })
  return { url, name: 'the simulated cluster', stop }
}
