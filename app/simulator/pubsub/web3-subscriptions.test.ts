import { Connection, PublicKey } from '@solana/web3.js'
import { expect, onTestFinished, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { createHandMadeLedger, type HandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress, sampleSignature, sampleTransaction } from '../hand-made-samples'
import { closeWeb3, connectWeb3, serve } from '../web3-client.fixture'

const program = new PublicKey(sampleAddress('program'))

/** Collects notifications and waits until there are enough of them. */
function collect<T>() {
  const seen: T[] = []
  return {
    seen,
    push: (item: T) => void seen.push(item),
    async until(count: number): Promise<readonly T[]> {
      await waitFor(() => seen.length >= count)
      return seen
    },
  }
}

async function waitFor(condition: () => boolean): Promise<void> {
  const deadlineMs = Date.now() + 5000
  while (!condition()) {
    if (Date.now() > deadlineMs) throw new Error('Waited for 5 s in vain')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/**
 * Waits until the subscriptions of web3.js are active, because web3.js starts them in the background. They
 * are active once a slot notification arrives.
 */
async function untilSubscribed(connection: Connection, ledger: HandMadeLedger): Promise<void> {
  let heard = 0
  const id = connection.onSlotChange(() => {
    heard += 1
  })
  await waitFor(() => {
    if (heard === 0) ledger.produce()
    return heard > 0
  })
  await connection.removeSlotChangeListener(id)
}

test('sends slots and roots as the chain advances', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  const slots = collect<{ slot: number; parent: number; root: number }>()
  const roots = collect<number>()
  connection.onSlotChange(slots.push)
  connection.onRootChange(roots.push)
  await untilSubscribed(connection, ledger)
  const from = slots.seen.length
  ledger.finalize()
  ledger.finalize()
  const [first, second] = (await slots.until(from + 2)).slice(from)
  expect(second).toMatchObject({ slot: first!.slot + 1, parent: first!.slot })
  const [root, nextRoot] = await roots.until(2)
  expect(nextRoot).toBe(root! + 1)
})

test('notifies a program subscription only of accounts that match, when the slot reaches its commitment', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger)
  const reported: Record<string, number[]> = { processed: [], confirmed: [], finalized: [] }
  const filters = [{ memcmp: { offset: 0, bytes: encodeBase58(Uint8Array.from([1, 2])) } }]
  for (const commitment of ['processed', 'confirmed', 'finalized'] as const) {
    connection.onProgramAccountChange(
      program,
      ({ accountId }, { slot }) => {
        expect(accountId.toBase58()).toBe(sampleAddress('mine'))
        reported[commitment]?.push(slot)
      },
      { commitment, filters },
    )
  }
  await untilSubscribed(connection, ledger)
  // At every third slot the confirmed slot lags by two slots, otherwise by one. The test starts just after
  // such a third slot.
  while (ledger.currentSlot() % 3 !== 0) ledger.produce()
  const slot = ledger.produce({
    accounts: [
      sampleAccount('mine', { data: Uint8Array.from([1, 2, 3]) }),
      sampleAccount('filtered out', { data: Uint8Array.from([9, 9]) }),
      sampleAccount('foreign', { owner: sampleAddress('other') }),
    ],
  })
  await waitFor(() => reported.processed?.length === 1)
  expect(reported).toEqual({ processed: [slot], confirmed: [], finalized: [] })
  ledger.produce()
  await waitFor(() => reported.confirmed?.length === 1)
  expect(reported).toEqual({ processed: [slot], confirmed: [slot], finalized: [] })
  ledger.finalize()
  await waitFor(() => reported.finalized?.length === 1)
  expect(reported).toEqual({ processed: [slot], confirmed: [slot], finalized: [slot] })
})

test('sends an empty account to account subscribers when it closes, and nothing to program subscribers', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const key = new PublicKey(sampleAddress('order'))
  const ofProgram = collect<string>()
  const ofAccount = collect<number>()
  connection.onProgramAccountChange(program, ({ accountId }) => ofProgram.push(accountId.toBase58()))
  connection.onAccountChange(key, ({ lamports }) => ofAccount.push(lamports))
  await untilSubscribed(connection, ledger)
  ledger.produce({ accounts: [sampleAccount('order', { lamports: 5n })] })
  ledger.produce({ closed: [sampleAddress('order')] })
  ledger.produce({ accounts: [sampleAccount('last')] })
  expect(await ofProgram.until(2)).toEqual([sampleAddress('order'), sampleAddress('last')])
  expect(await ofAccount.until(2)).toEqual([5, 0])
})

test('sends logs to subscribers of a mentioned account, also for failed transactions', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const all = collect<string>()
  const mentioning = collect<unknown>()
  const unrelated = collect<unknown>()
  connection.onLogs('all', ({ signature }) => all.push(signature))
  connection.onLogs(new PublicKey(sampleAddress('order')), mentioning.push)
  connection.onLogs(new PublicKey(sampleAddress('nobody')), unrelated.push)
  await untilSubscribed(connection, ledger)
  const failure = { InstructionError: [0, 'InvalidArgument'] }
  const failed = sampleTransaction('failed', { error: failure })
  const foreign = sampleTransaction('foreign', { staticKeys: ['payer', 'x', 'y'].map(sampleAddress) })
  ledger.produce({ transactions: [foreign, failed] })
  expect(await all.until(2)).toEqual([foreign.signature, failed.signature])
  expect(await mentioning.until(1)).toEqual([
    { signature: failed.signature, err: failure, logs: failed.logs },
  ])
  expect(unrelated.seen).toEqual([])
})

test('notifies of a signature once, even if it was processed before the subscription', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const early = collect<unknown>()
  connection.onSignature(sampleSignature('tx'), early.push, 'confirmed')
  await untilSubscribed(connection, ledger)
  ledger.produce({ transactions: [sampleTransaction('tx')] })
  ledger.finalize()
  expect(await early.until(1)).toEqual([{ err: null }])
  const late = collect<unknown>()
  connection.onSignature(sampleSignature('tx'), late.push, 'finalized')
  expect(await late.until(1)).toEqual([{ err: null }])
  ledger.finalize()
  await untilSubscribed(connection, ledger)
  expect([early.seen.length, late.seen.length]).toEqual([1, 1])
})

test('sends nothing after a subscription has ended', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'processed')
  const reported = collect<string>()
  const id = connection.onProgramAccountChange(program, ({ accountId }) =>
    reported.push(accountId.toBase58()),
  )
  await untilSubscribed(connection, ledger)
  ledger.produce({ accounts: [sampleAccount('before')] })
  await reported.until(1)
  await connection.removeProgramAccountChangeListener(id)
  ledger.produce({ accounts: [sampleAccount('after')] })
  await untilSubscribed(connection, ledger)
  expect(reported.seen).toEqual([sampleAddress('before')])
})

test('is found by web3.js on the port above the RPC port', async () => {
  const ledger = createHandMadeLedger()
  const server = await serve(ledger)
  const connection = new Connection(server.url, 'processed')
  onTestFinished(() => closeWeb3(connection))
  const slots = collect<number>()
  connection.onSlotChange(({ slot }) => slots.push(slot))
  await untilSubscribed(connection, ledger)
  expect(slots.seen.length).toBeGreaterThan(0)
})
