import { protocolFacts } from '~/domain/protocol/protocol'
import { mints } from '~/domain/token/mints'
import type { AccountFamily, Protocol } from '~/protocols/protocol'
import { found, listOf } from './check-node'
import type { Finding } from './finding'
import { type Answer, isRecord, type Probe } from './probe'

/** Number of bytes that the filters and slices of the checks use: the discriminator of an account. */
const discriminatorBytes = 8

/**
 * Checks how the node reads accounts. `getProgramAccounts` is checked for each program with the filters that
 * the indexer uses, but without the accounts' data, so that the responses are small.
 */
export async function checkAccounts(
  probe: Probe,
  protocols: readonly Protocol[],
): Promise<readonly Finding[]> {
  const multiple = await probe.call('getMultipleAccounts', [
    [mints.USDC, mints.wSOL],
    { encoding: 'base64', commitment: 'confirmed' },
  ])
  const findings = [
    found('getMultipleAccounts', multiple, 'missing', 'tokens have no names, decimals and values'),
  ]
  for (const { id, accountFamilies } of protocols) {
    const [family] = accountFamilies
    if (family !== undefined)
      findings.push(...(await checkFamily(probe, family, protocolFacts[id].programLabel)))
  }
  return findings
}

async function checkFamily(probe: Probe, family: AccountFamily, label: string): Promise<readonly Finding[]> {
  const filters = [...family.filters]
  const answer = await probe.call('getProgramAccounts', [
    family.programId,
    {
      ...{ encoding: 'base64', commitment: 'confirmed', withContext: true, filters },
      dataSlice: { offset: 0, length: discriminatorBytes },
    },
  ])
  const name = `getProgramAccounts, ${label} ${family.name}`
  const costs = 'orders and positions of this program are not read'
  const accounts = listOf(answer)
  if (accounts === undefined) return [found(name, answer.ok ? unexpected : answer, 'unusable', costs)]
  return [
    { name, verdict: 'ok', found: `${accounts.length} accounts`, costs },
    sliceOf(accounts, label),
    filterOf(accounts, family, label),
  ]
}

const unexpected: Answer = { ok: false, reason: 'the response has an unexpected form', isLimit: false }

function sliceOf(accounts: readonly unknown[], label: string): Finding {
  const isSliced = accounts.every((each) => (dataOf(each)?.length ?? 0) <= discriminatorBytes)
  return {
    name: `dataSlice, ${label}`,
    verdict: isSliced ? 'ok' : 'missing',
    found: isSliced ? 'respected' : 'ignored: whole accounts were returned',
    costs: 'large programs can’t be counted before they are read: their first snapshot may fail',
  }
}

function filterOf(accounts: readonly unknown[], { filters }: AccountFamily, label: string): Finding {
  const first = new Set(accounts.map((each) => dataOf(each)?.subarray(0, discriminatorBytes).toString('hex')))
  const isFiltered = filters.length === 0 || first.size <= 1
  return {
    name: `memcmp, ${label}`,
    verdict: isFiltered ? 'ok' : 'missing',
    found: isFiltered ? 'respected' : `ignored: ${first.size} types of accounts were returned`,
    costs: 'every snapshot reads all accounts of the program: it is slow and expensive',
  }
}

function dataOf(entry: unknown): Buffer | undefined {
  const account = isRecord(entry) ? entry.account : undefined
  const data = isRecord(account) ? account.data : undefined
  const text = Array.isArray(data) ? data[0] : undefined
  return typeof text === 'string' ? Buffer.from(text, 'base64') : undefined
}
