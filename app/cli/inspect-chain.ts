import { inspect } from 'node:util'
import type { Address, Signature } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { protocolOfOwner, protocols } from '~/protocols/registry'
import { createRpcClient, type RpcCall } from '~/solana/rpc/rpc-client'
import { transactionCall } from '~/solana/rpc/signatures'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import type { Transaction } from '~/solana/transaction/transaction'

/**
 * Returns the current state of an account from the node and how Sextant decodes that state, as readable
 * lines. Throws if the node can't be reached.
 */
export async function describeAccount(rpcUrl: string, address: Address): Promise<string[]> {
  const { accounts, slot } = await ask(rpcUrl, multipleAccountsCall([address]))
  const account = accounts[0]
  if (account === undefined) return [`The account does not exist at slot ${slot}.`]
  if (account === 'unreadable') return [`The node answers at slot ${slot} in an unexpected form.`]
  const { owner, data, lamports } = account
  const head = `Account of ${owner}, ${data.length} bytes, ${lamports} lamports, at slot ${slot}.`
  const protocol = protocolOfOwner(owner)
  if (protocol === undefined) return [head, 'Sextant decodes no accounts of its owner.']
  const decoded = protocol.decodeAccount(address, owner, data)
  if (decoded.outcome === 'notMine') return [head, `${protocol.id} does not index accounts of this kind.`]
  if (decoded.outcome === 'corrupt') return [head, `${protocol.id} can't decode it: ${decoded.reason}`]
  return [head, `${protocol.id} decodes it as:`, ...show(decoded.value)]
}

/**
 * Returns a transaction and how each protocol decodes its events, as readable lines. Throws if the node can't
 * be reached.
 */
export async function describeTransaction(rpcUrl: string, signature: Signature): Promise<string[]> {
  const { transaction } = await ask(rpcUrl, transactionCall(signature))
  if (transaction === undefined) return ['The node does not have this transaction.']
  const { slot, blockTime, failed, instructions, logs } = transaction
  const time = blockTime === null ? 'unknown time' : new Date(blockTime * 1_000).toISOString()
  return [
    `Transaction in slot ${slot}, ${time}, ${instructions.length} instructions, ${logs.length} log lines.`,
    ...(failed ? ['It failed, so it had no effect.'] : describeEvents(transaction)),
  ]
}

function describeEvents(transaction: Transaction): string[] {
  const lines: string[] = []
  for (const protocol of Object.values(protocols)) {
    const { events, corrupt, truncated } = protocol.readEvents(transaction)
    for (const event of events) lines.push(`${protocol.id} decodes an event:`, ...show(event))
    for (const { instructionPath, reason } of corrupt)
      lines.push(`${protocol.id} can't decode instruction ${instructionPath}: ${reason}`)
    if (truncated && events.length > 0)
      lines.push(`${protocol.id}: the node truncated the log, so events may be missing.`)
  }
  return lines.length > 0 ? lines : ['It has no event that Sextant decodes.']
}

async function ask<T>(url: string, call: RpcCall<T>): Promise<T> {
  const rpc = createRpcClient({ url, clock: systemClock, random: Math.random, requestsPerSecond: 10 })
  try {
    return await rpc.call(call)
  } finally {
    rpc.stop()
  }
}

function show(value: object): string[] {
  return inspect(value, { depth: 8, breakLength: 100, maxArrayLength: 50 })
    .split('\n')
    .map((line) => `  ${line}`)
}
