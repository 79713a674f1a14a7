import type { UnixMs } from '~/domain/base/time'
import { systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createFixtureLedger } from './fixture-ledger'
import type { Ledger } from './ledger'
import { createSimulatorServer, type SimulatorServer, type SimulatorServerOptions } from './server'
import type { PausedVenues } from './world/world'
import { createWorldLedger } from './world-ledger'

export interface StartSimulatorOptions extends Pick<SimulatorServerOptions, 'onListening' | 'geyser'> {
  readonly host: string
  /** Port; 0: any free port. */
  readonly port: number
  readonly seed: number
  readonly speed: number
  /** Time of slot 0, Unix milliseconds. */
  readonly genesisMs?: UnixMs | undefined
  /** Perps venues that are paused from a time on. */
  readonly paused?: PausedVenues | undefined
  /** Folder of fixtures to serve instead of the world. */
  readonly fixtures: string | undefined
  readonly log: Log
}

/** Starts the simulated cluster: an RPC server for the world of `seed` or for a folder of fixtures. */
export async function startSimulator(options: StartSimulatorOptions): Promise<SimulatorServer> {
  let made: Ledger | undefined
  const ledger = () => {
    made = createLedger(options)
    return made
  }
  const server = await createSimulatorServer({ ...options, ledger, clock: systemClock })
  return {
    ...server,
    async stop() {
      await server.stop()
      made?.stop()
    },
  }
}

function createLedger({ seed, speed, genesisMs, paused, fixtures, log }: StartSimulatorOptions): Ledger {
  if (fixtures !== undefined) return createFixtureLedger({ folder: fixtures, clock: systemClock, log })
  return createWorldLedger({ seed, speed, genesisMs, paused, clock: systemClock })
}
