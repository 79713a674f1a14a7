import { expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { trustedAddress } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { dcaDiscriminator, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { createAccountKeys } from './account-keys'

const [order, another] = [
  'So11111111111111111111111111111111111111112',
  'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
].map(trustedAddress) as [Address, Address]

/** Data of an order's account. Only its first bytes matter here. */
const data = new Uint8Array(300)
data.set(dcaDiscriminator)

/** Keys of accounts, with a node at slot 20 where no account exists, and the keys that were found closed. */
function open() {
  const closed: Address[] = []
  const rpc = {
    call: async (call: { params: readonly unknown[]; parse(result: unknown): unknown }) =>
      call.parse({ context: { slot: 20 }, value: (call.params[0] as readonly Address[]).map(() => null) }),
  } as unknown as Pick<RpcClient, 'call'>
  const intake = { acceptAccount() {}, acceptClosed: (key: Address) => void closed.push(key) }
  const keys = createAccountKeys({ protocol: jupiterDca, rpc, intake: intake as never, clock: systemClock })
  return { keys, closed }
}

test('finds an account that ended after the slot of a snapshot that still contains it', async () => {
  const { keys, closed } = open()
  keys.written(11, [order], new Set())
  keys.saw({ key: order, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  await keys.read()
  expect(closed).toEqual([order])
})

test('reads only accounts that it knows once a snapshot is complete', () => {
  const { keys } = open()
  keys.saw({ key: order, owner: dcaProgramId, lamports: 1, data })
  keys.dropDue(10)
  keys.written(11, [order, another], new Set())
  expect(keys.due()).toBe(1)
})

test('reads no account that came with the slot, and none that a snapshot covers', () => {
  const { keys } = open()
  keys.written(9, [order], new Set())
  keys.written(11, [another], new Set([another]))
  keys.dropDue(10)
  expect(keys.due()).toBe(0)
})
