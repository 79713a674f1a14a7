import type { Protocol } from '~/protocols/protocol'
import { checkAccounts } from './check-accounts'
import { type ApisToCheck, checkApis } from './check-apis'
import { checkMethods, checkPace } from './check-node'
import { checkSubscriptions } from './check-subscriptions'
import { checkTransactions } from './check-transactions'
import type { Finding } from './finding'
import { createProbe, type NodeToCheck } from './probe'

/** Everything that the doctor checks. */
export interface Patient {
  readonly node: NodeToCheck
  readonly apis: ApisToCheck
  /** Programs that the indexer follows. */
  readonly protocols: readonly Protocol[]
  /** Further sources, such as a Geyser stream. Each returns its own findings. */
  readonly streams?: readonly (() => Promise<readonly Finding[]>)[] | undefined
}

/**
 * Checks a node and the APIs, one after another, so that the checks do not disturb each other. If the node
 * can't be reached, only that is reported about it.
 */
export async function examine({ node, apis, protocols, streams = [] }: Patient): Promise<readonly Finding[]> {
  const probe = createProbe(node)
  const first = await probe.call('getSlot')
  const findings: Finding[] = []
  if (first.ok || !isUnreachable(first.reason)) {
    findings.push(...(await checkMethods(probe)))
    findings.push(...(await checkAccounts(probe, protocols)))
    findings.push(...(await checkTransactions(probe, protocols)))
    findings.push(...(await checkPace(probe)))
  } else findings.push({ name: 'RPC', verdict: 'unusable', found: first.reason, costs: 'nothing is indexed' })
  findings.push(...(await checkSubscriptions(node, protocols)))
  findings.push(...(await checkApis(apis)))
  for (const check of streams) findings.push(...(await check()))
  return findings
}

/** Whether a reason means that there was no response at all. */
function isUnreachable(reason: string): boolean {
  return /fetch failed|timeout|aborted/i.test(reason)
}
