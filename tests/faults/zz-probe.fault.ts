import { execSync } from 'node:child_process'
import { ensurePackages } from './failover/packages'
import { failOver } from './failover/fail-over'
import { startInstallation } from './failover/installation'
import { seededRandom } from '../helpers/seeded-random'
console.log(ensurePackages())
const t0 = performance.now()
const since = () => Math.round(performance.now() - t0)
const [isSynchronous, isPooled, isSplit] = (process.env.PROBE ?? '100').split('').map(x => x === '1')
const random = seededRandom(7)
const inst = await startInstallation(random, { isSynchronous, isPooled, isSplit })
console.log(since(), inst.cluster.folder)
for (let n = 0; n < Number(process.env.TRIES ?? 1); n++) {
  const r = await failOver(inst, { eventsPerBlock: Number(process.env.EVENTS ?? 240), replicationDelayMs: isSynchronous ? 0 : 400 }, random).catch(e => ({ faults: [String(e)], verdict: undefined }))
  console.log(since(), { ...r, verdict: undefined, faults: r.faults.slice(0, 20) })
  execSync(`rm -rf /tmp/h-failover; cp -r ${inst.cluster.folder} /tmp/h-failover`)
}
await inst.stop()
console.log(since(), 'stopped')
