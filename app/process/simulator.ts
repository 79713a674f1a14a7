import { statSync } from 'node:fs'
import type { Environment } from '~/env.server'
import type { Log } from '~/lib/log'
import { GeyserPortTaken } from '~/simulator/geyser/geyser-server'
import type { SimulatorPlace } from '~/simulator/server'
import { startSimulator } from '~/simulator/start'
import { sendReady } from './parent-link'
import type { Running } from './running'
import { codeOf, StartFailure } from './start-failure'

/**
 * Default port of a simulated cluster that is started by hand. It is the default port of every local
 * validator.
 */
const validatorPort = 8_899

/**
 * Starts the simulated cluster. Reports its URL to the parent before it creates its world, so that its
 * clients can start meanwhile.
 */
export async function startSimulatorRole(
  { host, port = validatorPort, simulator }: Environment,
  log: Log,
): Promise<Running> {
  requireFolder(simulator.fixtures)
  const options = { host, port, ...simulator, log, onListening: sendAddress }
  const server = await startSimulator(options).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is in use: set PORT to another port.`)
    if (error instanceof GeyserPortTaken)
      throw new StartFailure(
        `Port ${simulator.geyser?.port} on ${host} is in use: set SIMULATOR_GEYSER_PORT to another port.`,
      )
    throw error
  })
  const { url, wsUrl, geyserUrl } = server
  log.info({ url, wsUrl, geyserUrl }, 'simulator: ready')
  return server
}

function sendAddress({ url, wsUrl, geyserUrl }: SimulatorPlace): void {
  sendReady({ url, wsUrl, ...(geyserUrl !== undefined && { geyserUrl }) })
}

function requireFolder(fixtures: string | undefined): void {
  if (fixtures === undefined || statSync(fixtures, { throwIfNoEntry: false })?.isDirectory()) return
  throw new StartFailure(
    `SIMULATOR_FIXTURES: folder ${fixtures} does not exist: set an existing folder, or unset it.`,
  )
}
