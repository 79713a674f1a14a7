import { PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress, sampleTransaction } from '../hand-made-samples'
import { connectWeb3 } from '../web3-client.fixture'

const order = new PublicKey(sampleAddress('order'))

function accountOf(byte: number) {
  return sampleAccount('order', { data: Uint8Array.from([byte]) })
}

test('drops transactions of an orphaned fork, which may land again in another slot', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'confirmed')
  const [lost, lands] = [sampleTransaction('lost'), sampleTransaction('lands again')]
  ledger.produce({ accounts: [accountOf(1)] })
  const dies = ledger.produce({ accounts: [accountOf(2)], transactions: [lost, lands] })
  ledger.produce()
  ledger.produce()
  expect((await connection.getTransaction(lost.signature))?.slot).toBe(dies)
  expect((await connection.getAccountInfo(order))?.data[0]).toBe(2)

  const winner = ledger.fork(3, { transactions: [lands] })
  for (let block = 0; block < 3; block += 1) ledger.produce()
  expect(winner).toBe(dies + 3)
  expect(await connection.getTransaction(lost.signature)).toBeNull()
  expect((await connection.getTransaction(lands.signature))?.slot).toBe(winner)
  expect((await connection.getAccountInfo(order))?.data[0]).toBe(1)
  expect(await connection.getBlocks(dies - 1)).toEqual([dies - 1, winner, winner + 1])
  const listed = await connection.getSignaturesForAddress(order)
  expect(listed.map(({ signature, slot }) => [signature, slot])).toEqual([[lands.signature, winner]])
})

test('notifies subscribers of the winning fork only', async () => {
  const ledger = createHandMadeLedger()
  const connection = await connectWeb3(ledger, 'confirmed')
  const heard: number[] = []
  let slots = 0
  connection.onAccountChange(order, (account) => heard.push(account.data[0]!))
  connection.onSlotChange(() => {
    slots += 1
  })
  await expect
    .poll(() => {
      ledger.produce()
      return slots
    })
    .toBeGreaterThan(0)
  ledger.produce({ accounts: [accountOf(1)] })
  ledger.fork(1, { accounts: [accountOf(2)] }) // This fork orphans the previous block before it is confirmed.
  for (let block = 0; block < 3; block += 1) ledger.produce()
  await expect.poll(() => heard).toEqual([2])
})
