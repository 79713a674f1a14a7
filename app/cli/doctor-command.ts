import type { Environment } from '~/env.server'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { startSimulator } from '~/simulator/start'
import { checkGeyser } from './doctor/check-geyser'
import { checkPostgres } from './doctor/check-postgres'
import { examine } from './doctor/examine'
import { exitCodeOf, tableOf } from './doctor/finding'
import type { NodeToCheck } from './doctor/probe'
import { replayFolder } from './doctor/replay'
import { exitCodeOfReplay, reportOf } from './doctor/replay-report'
import { UsageError } from './usage-error'

const usage = `Checks the Solana node, the token API and the price API of the settings, or replays recorded transactions.
  npm run doctor
  npm run doctor -- --replay <folder>`

export interface DoctorContext {
  readonly environment: Pick<
    Environment,
    | 'solana'
    | 'geyser'
    | 'simulator'
    | 'tokenApiUrl'
    | 'priceApiUrl'
    | 'jupiterApiKey'
    | 'protocols'
    | 'databaseUrl'
    | 'postgresBin'
  >
  readonly arguments: readonly string[]
  readonly print: (line: string) => void
}

/**
 * `npm run doctor`. Returns the exit code: 0 if everything works, 1 if features are missing, 2 if Sextant
 * can't work with the node. Without `SOLANA_RPC_URL`, the simulated cluster is checked.
 */
export async function doctorCommand(context: DoctorContext): Promise<number> {
  const { environment, arguments: words, print } = context
  if (words.length === 0) return checkNode(context)
  const [option, folder] = words
  if (option !== '--replay' || folder === undefined || words.length > 2) throw new UsageError(usage)
  const replay = await replayFolder(folder, followed(environment))
  for (const line of reportOf(replay)) print(line)
  return exitCodeOfReplay(replay)
}

async function checkNode({ environment, print }: DoctorContext): Promise<number> {
  const { solana, geyser, simulator, jupiterApiKey } = environment
  const node =
    solana === undefined
      ? await startDemo(simulator)
      : { ...solana, headers: solana.rpcHeaders, stop: async () => undefined }
  try {
    print(solana === undefined ? 'The simulated cluster:' : `${new URL(solana.rpcUrl).host}:`)
    const findings = await examine({
      node,
      apis: {
        tokenApiUrl: environment.tokenApiUrl ?? node.rpcUrl,
        priceApiUrl: environment.priceApiUrl ?? node.rpcUrl,
        apiKey: jupiterApiKey,
      },
      protocols: followed(environment),
      streams: geyser === undefined ? [] : [() => checkGeyser(geyser, followed(environment))],
    })
    const all = [...findings, ...checkPostgres(environment, systemClock.nowMs())]
    for (const line of tableOf(all)) print(line)
    return exitCodeOf(all)
  } finally {
    await node.stop()
  }
}

async function startDemo(
  simulator: Environment['simulator'],
): Promise<NodeToCheck & { stop(): Promise<void> }> {
  const { url, wsUrl, stop } = await startSimulator({
    ...{ host: '127.0.0.1', port: 0, log: silentLog },
    ...simulator,
  })
  return { rpcUrl: url, wsUrl, stop }
}

function followed({ protocols: ids }: Pick<Environment, 'protocols'>) {
  return Object.values(protocols).filter(({ id }) => ids === undefined || ids.includes(id))
}
