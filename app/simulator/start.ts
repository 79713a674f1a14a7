import type { Log } from '~/lib/log'
import type { SimulatorServer } from './server'

export interface StartSimulatorOptions {
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  readonly seed: number
  readonly speed: number
  /** Folder of fixtures to serve instead of the world. */
  readonly fixtures: string | undefined
  readonly log: Log
}

/** Brings up the simulated cluster: the world of `seed`, or a folder of fixtures, behind an RPC server. */
export async function startSimulator(_options: StartSimulatorOptions): Promise<SimulatorServer> {
  throw new Error('startSimulator is not written yet')
}
