import type { Finding } from './finding'
import { type Answer, isRecord, type Probe } from './probe'

/** Number of calls whose response times are measured. */
const timedCalls = 10
/** Number of calls that are sent at once to find the rate limit. */
const burstCalls = 20
const batchCalls = 10
/** Response time above which live data is noticeably late, milliseconds. */
const slowMs = 500

/** Checks the methods that the indexer needs besides accounts and transactions. */
export async function checkMethods(probe: Probe): Promise<readonly Finding[]> {
  const [genesis, slot] = [await probe.call('getGenesisHash'), await probe.call('getSlot', [confirmed])]
  const tip = slot.ok && typeof slot.result === 'number' ? slot.result : undefined
  const first = await probe.call('getFirstAvailableBlock')
  return [
    found(
      'getGenesisHash',
      genesis,
      'unusable',
      'the chain of the database can’t be verified: nothing is indexed',
    ),
    found('getSlot', slot, 'unusable', 'nothing is indexed'),
    ...(tip === undefined ? [] : await checkBlocks(probe, tip)),
    found('getFirstAvailableBlock', first, 'missing', 'history is read without knowing where it begins'),
    ...(tip !== undefined && first.ok && typeof first.result === 'number'
      ? [depthOf(tip, first.result)]
      : []),
  ]
}

const confirmed = { commitment: 'confirmed' }

async function checkBlocks(probe: Probe, tip: number): Promise<readonly Finding[]> {
  const blocks = await probe.call('getBlocks', [Math.max(0, tip - 40), tip - 20, confirmed])
  const known = blocks.ok && Array.isArray(blocks.result) ? blocks.result[0] : undefined
  const time = await probe.call('getBlockTime', [known ?? tip - 20])
  return [
    found('getBlocks', blocks, 'missing', 'forks are not rolled back, history is not loaded'),
    found('getBlockTime', time, 'missing', 'times are estimates'),
  ]
}

function depthOf(tip: number, first: number): Finding {
  const days = ((tip - first) * 0.4) / 86_400
  return {
    name: 'history of the node',
    verdict: 'note',
    found: `${days.toFixed(1)} days, from slot ${first}`,
    costs: '',
  }
}

/** Measures response times, the rate limit and the size of batches. */
export async function checkPace(probe: Probe): Promise<readonly Finding[]> {
  const times: number[] = []
  for (let call = 0; call < timedCalls; call += 1) {
    const answer = await probe.call('getSlot', [confirmed])
    if (answer.ok) times.push(answer.tookMs)
  }
  const burst = await Promise.all(
    Array.from({ length: burstCalls }, () => probe.call('getSlot', [confirmed])),
  )
  return [latencyOf(times), limitOf(burst), await checkBatches(probe)]
}

function latencyOf(times: readonly number[]): Finding {
  const median = [...times].sort((one, other) => one - other)[times.length >> 1]
  return {
    name: 'response time',
    verdict: median === undefined || median > slowMs ? 'missing' : 'ok',
    found:
      median === undefined
        ? 'no answer'
        : `${median.toFixed(0)} ms (median), at most ${Math.max(...times).toFixed(0)} ms`,
    costs: 'live data arrives late',
  }
}

function limitOf(burst: readonly Answer[]): Finding {
  const limited = burst.filter((answer) => !answer.ok && answer.isLimit).length
  const failed = burst.find((answer) => !answer.ok && !answer.isLimit)
  const reason = failed?.ok === false ? `, another reason: ${failed.reason}` : ''
  return {
    name: `${burstCalls} calls at once`,
    verdict: limited > 0 || failed !== undefined ? 'missing' : 'ok',
    found: limited > 0 ? `${limited} refused by a rate limit${reason}` : `none limited${reason}`,
    costs: 'set RPC_REQUESTS_PER_SECOND to what the plan allows; history takes longer',
  }
}

async function checkBatches(probe: Probe): Promise<Finding> {
  const { results, reason } = await probe.batch('getSlot', batchCalls)
  return {
    name: 'batches of calls',
    verdict: results === batchCalls ? 'ok' : 'missing',
    found: results === batchCalls ? `${batchCalls} calls in one request` : `${results} results: ${reason}`,
    costs: 'every transaction is a request of its own: history takes longer',
  }
}

/** Converts an answer to a finding. `otherwise`: verdict if the node refuses the call. */
export function found(
  name: string,
  answer: Answer,
  otherwise: 'missing' | 'unusable',
  costs: string,
): Finding {
  if (!answer.ok) return { name, verdict: otherwise, found: answer.reason, costs }
  return { name, verdict: 'ok', found: `${answer.tookMs.toFixed(0)} ms`, costs }
}

/** Returns the entries of a result that is an array, or of its `value`. `undefined`: another form. */
export function listOf(answer: Answer): readonly unknown[] | undefined {
  if (!answer.ok) return undefined
  const { result } = answer
  const list = isRecord(result) ? result.value : result
  return Array.isArray(list) ? list : undefined
}
