import { type ChildProcess, spawn } from 'node:child_process'
import type { Pool } from '~/store/postgres/pool'

/** A process of the built product. It is restarted whenever it ends. */
export interface RunningRole {
  readonly role: string
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function keepRunning(role: string, settings: Readonly<Record<string, string>>): RunningRole {
  let child: ChildProcess | undefined
  let stopped = false
  function start(): void {
    if (stopped) return
    child = spawn(process.execPath, ['build/server.js', role], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: 'ignore',
    })
    child.once('exit', () => setTimeout(start, 300))
  }
  start()
  return {
    role,
    signal: (name) => void child?.kill(name),
    async stop() {
      if (stopped) return
      stopped = true
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      if (child?.kill('SIGKILL')) await ended
    },
  }
}

/**
 * Starts the simulated cluster with a seed on a port. Returns the settings with which an indexer uses that
 * cluster.
 */
export function startCluster(world: { readonly seed: number; readonly speed: number }, port: number) {
  const node = `http://127.0.0.1:${port}`
  return {
    cluster: keepRunning('simulator', {
      PORT: String(port),
      SIMULATOR_SEED: String(world.seed),
      SIMULATOR_SPEED: String(world.speed),
      SIMULATOR_FIXTURES: '',
    }),
    settings: {
      SOLANA_RPC_URL: node,
      SOLANA_WS_URL: `ws://127.0.0.1:${port}`,
      TOKEN_API_URL: node,
      PRICE_API_URL: node,
      BACKFILL_DAYS: '0',
    },
  }
}

/**
 * Resolves when every Drift execution up to a slot is committed and the source follows the chain. Throws
 * after ten minutes.
 */
export async function waitForSlot(pool: Pool, slot: number): Promise<void> {
  for (let seconds = 0; seconds < 600; seconds += 1) {
    const { rows } = await pool.query<{ slot: number | null }>(
      `select committed_slot as slot from heartbeat where source = 'events:drift-perps' and state = 'live' and at > now() - interval '5 seconds'`,
    )
    if (Number(rows[0]?.slot) >= slot) return
    await pause(1_000)
  }
  throw new Error(`slot ${slot} was not reached within ten minutes`)
}
