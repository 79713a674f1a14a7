// Upgrades a whole installation from the version before while clients send requests: one process after another, unless
// the changelog says that this version needs a stop of the indexers, and with the indexers stopped first. No request
// may fail, and no event be lost or stored twice. `UPGRADE_FROM` names another commit to upgrade from. It is built first, which takes some minutes.
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../helpers/seeded-random'
import { faultsOf, judge } from './ground-truth/judge'
import type { RoleProcess } from './ground-truth/role-process'
import { type Stack, startStack, until, waitLive } from './ground-truth/stack'
import { machineLine, writeSection } from './results-file'
import { type Balancer, openBalancer } from './upgrade/balancer'
import { buildOldRelease, needsStop } from './upgrade/old-release'

const requestsPerSecond = 50
const settleMs = 5_000
/** Paths that both versions have. */
const paths = ['/api/dca/all', '/api/tokens', '/jupiter/dashboard', '/api/status', '/']

interface Load {
  readonly responses: () => number
  readonly failed: readonly string[]
  stop(): Promise<void>
}

/** Sends requests from many addresses. */
function sendRequests(port: number): Load {
  const failed: string[] = []
  const pending = new Set<Promise<void>>()
  let responses = 0

  async function send(n: number): Promise<void> {
    const path = paths[n % paths.length] ?? '/'
    const headers = { 'x-forwarded-for': `198.51.100.${n % 250}`, 'sec-fetch-site': 'same-origin' }
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
      await response.arrayBuffer()
      responses += 1
      if (response.status !== 200) failed.push(`${path}: ${response.status}`)
    } catch (error) {
      failed.push(`${path}: ${String(error)}`)
    }
  }

  let count = 0
  const timer = setInterval(() => {
    const sent = send(count).finally(() => pending.delete(sent))
    pending.add(sent)
    count += 1
  }, 1_000 / requestsPerSecond)
  return {
    failed,
    responses: () => responses,
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
    },
  }
}

type Upgrade = (stack: Stack, upgradeWeb: () => Promise<void>) => Promise<void>

async function restart(role: RoleProcess): Promise<void> {
  role.moveTo(process.cwd())
  await role.end()
}

const inTurn = 'one process after another'
const upgrades: Readonly<Record<string, Upgrade>> = {
  async [inTurn](stack, upgradeWeb) {
    for (const indexer of stack.indexers) {
      await restart(indexer)
      await pause(settleMs)
      await waitLive(stack)
    }
    await upgradeWeb()
  },
  async 'indexers stopped first'(stack, upgradeWeb) {
    for (const indexer of stack.indexers) {
      indexer.moveTo(process.cwd())
      await indexer.hold()
    }
    await upgradeWeb()
    for (const indexer of stack.indexers) indexer.release()
  },
}

async function tryUpgrade(name: string, upgrade: Upgrade, folder: string, seed: number) {
  const webSettings = { TRUST_PROXY: '127.0.0.0/8' }
  const stack = await startStack(seededRandom(seed), { folder, webSettings })
  const second = await stack.startWeb()
  const webs: readonly (readonly [RoleProcess, number])[] = [
    [stack.web, stack.links['visitor–web'].target],
    [second.role, second.port],
  ]
  const balancer: Balancer = await openBalancer(webs.map(([, port]) => port))
  const faults: string[] = []
  try {
    await waitLive(stack)
    for (const [, port] of webs) await balancer.waitReady(port)
    stack.stir()
    const load = sendRequests(balancer.port)
    await pause(settleMs)
    await upgrade(stack, async () => {
      for (const [role, port] of webs) {
        await restart(role)
        await pause(1_000)
        await balancer.waitReady(port)
      }
    })
    await waitLive(stack)
    await pause(settleMs)
    await load.stop()
    stack.calm()
    await stack.waitCaughtUp()
    const slot = stack.chain.confirmedSlot()
    await until('the store is right', async () => faultsOf(await judge(stack.pool, stack.chain, slot)) === 0)
    faults.push(...load.failed)
    return { name, responses: load.responses(), faults }
  } catch (error) {
    return { name, responses: 0, faults: [...faults, String(error)] }
  } finally {
    await balancer.stop()
    await second.role.stop()
    await stack.stop()
  }
}

const { UPGRADE_FROM, FAULT_SEED } = process.env
const seed = Number(FAULT_SEED ?? Date.now() % 1_000_000)
const { folder, commit } = buildOldRelease(UPGRADE_FROM)
const rows: string[] = []
let wrong = 0
for (const [name, upgrade] of Object.entries(upgrades)) {
  if (name === inTurn && needsStop()) {
    console.log(`○ ${name}: skipped, this version needs a stop of the indexers`)
    rows.push(`| ${name} | skipped: this version needs a stop of the indexers | – |`)
    continue
  }
  const { responses, faults } = await tryUpgrade(name, upgrade, folder, seed)
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${responses} responses, ${faults.length} faults`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
  rows.push(`| ${name} | ${responses} | ${faults.length} |`)
  wrong += faults.length
}
writeSection(
  '## Upgrade',
  `## Upgrade

Written by \`npm run faults -- rolling-upgrade\`: from commit \`${commit}\` under ${requestsPerSecond} requests per second, behind a proxy that behaves as
\`deploy/Caddyfile\` says. Faults are failed requests, and events that were lost or stored twice.

${machineLine(seed)}

| upgrade | responses | faults |
|---|---|---|
${rows.join('\n')}`,
)
process.exitCode = wrong === 0 ? 0 : 1
