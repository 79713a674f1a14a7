import { protocolFacts } from '~/domain/protocol/protocol'
import type { Protocol } from '~/protocols/protocol'
import { readRpcTransaction } from '~/solana/transaction/rpc-transaction'
import { found, listOf } from './check-node'
import type { Finding } from './finding'
import { type Answer, isRecord, type Probe } from './probe'

/** Highest transaction version that Sextant reads, and the one that every node knows. */
const newestVersion = 1
const commonVersion = 0

/** Checks how the node lists and returns the transactions of each program. */
export async function checkTransactions(
  probe: Probe,
  protocols: readonly Protocol[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  let sample: string | undefined
  for (const { id, programIds, accountFamilies } of protocols) {
    const [program] = programIds
    if (program === undefined || accountFamilies.length === 0) continue
    const answer = await probe.call('getSignaturesForAddress', [
      program,
      { limit: 20, commitment: 'confirmed' },
    ])
    const name = `getSignaturesForAddress, ${protocolFacts[id].programLabel}`
    findings.push(found(name, answer, 'unusable', 'executions of this program are not read'))
    sample ??= signatureIn(answer)
  }
  if (sample === undefined) return [...findings, noTransaction]
  return [...findings, ...(await checkTransaction(probe, sample))]
}

const noTransaction: Finding = {
  name: 'getTransaction',
  verdict: 'unusable',
  found: 'not checked: the node lists no transaction of any program',
  costs: 'executions are not read',
}

/** Returns the signature of the newest transaction that succeeded. */
function signatureIn(answer: Answer): string | undefined {
  const entry = listOf(answer)?.find((each) => isRecord(each) && each.err === null)
  return isRecord(entry) && typeof entry.signature === 'string' ? entry.signature : undefined
}

async function checkTransaction(probe: Probe, signature: string): Promise<readonly Finding[]> {
  const read = (maxSupportedTransactionVersion: number) =>
    probe.call('getTransaction', [
      signature,
      { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion },
    ])
  const newest = await read(newestVersion)
  const common = newest.ok ? newest : await read(commonVersion)
  return [
    found('getTransaction', common, 'unusable', 'executions are not read'),
    {
      name: `transactions of version ${newestVersion}`,
      verdict: newest.ok ? 'ok' : 'missing',
      found: newest.ok ? 'accepted' : newest.reason,
      costs: 'executions in transactions of this version are not read',
    },
    contentOf(common),
  ]
}

/** Checks the parts of a transaction that the decoders need. */
function contentOf(answer: Answer): Finding {
  const meta = answer.ok && isRecord(answer.result) ? answer.result.meta : undefined
  const missing = ['logMessages', 'innerInstructions'].filter(
    (part) => !isRecord(meta) || !Array.isArray(meta[part]),
  )
  const isReadable = answer.ok && readRpcTransaction(answer.result) !== undefined
  return {
    name: 'logs and inner instructions',
    verdict: missing.length === 0 && isReadable ? 'ok' : 'unusable',
    found: missing.length > 0 ? `missing: ${missing.join(', ')}` : isReadable ? 'complete' : 'not readable',
    costs: 'events are in these parts: no execution is found',
  }
}
