import { expect, onTestFinished, test } from 'vitest'
import { parseSignature } from '~/domain/base/parse-id'
import { systemClock } from '~/lib/clock'
import { protocolOfOwner, protocols } from '~/protocols/registry'
import { readRpcTransaction } from '~/solana/transaction/rpc-transaction'
import { createFixtureLedger } from './fixture-ledger'
import { call, serve } from './web3-client.fixture'

function openFixtures() {
  const ledger = createFixtureLedger({ folder: 'tests/fixtures/chain', clock: systemClock })
  onTestFinished(() => ledger.stop())
  return ledger
}

/** Returns the events of a fixture transaction. The transaction is read through the RPC server. */
async function readEvents(signature: string, protocol: keyof typeof protocols) {
  const { url } = await serve(openFixtures())
  const config = { encoding: 'json', maxSupportedTransactionVersion: 0, commitment: 'confirmed' }
  const response = (await call(url, 'getTransaction', parseSignature(signature), config)) as {
    result: unknown
  }
  const transaction = readRpcTransaction(response.result)
  expect(transaction).toBeDefined()
  const { events, corrupt } = protocols[protocol].readEvents(transaction!)
  expect(corrupt).toEqual([])
  return events
}

test('decodes every account of the folder by its assigned owner', () => {
  const ledger = openFixtures()
  const outcomes: Record<string, number> = {}
  for (const protocol of Object.values(protocols)) {
    for (const programId of protocol.programIds) {
      for (const account of ledger.programAccounts(programId)) {
        const decoded = protocolOfOwner(account.owner)?.decodeAccount(
          account.key,
          account.owner,
          account.data,
        )
        const outcome = decoded?.outcome === 'ok' ? decoded.value.kind : (decoded?.outcome ?? 'nobody')
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
  }
  expect(outcomes).toEqual({
    dca: 1,
    limit: 8,
    'perp-market': 10,
    'perp-user': 70,
    'spot-market': 5,
    mint: 4,
    'token-metadata': 1,
    notMine: 1, // a Drift State account, which Sextant does not index
  })
})

test('reads a real DCA fill with its amounts through the RPC server', async () => {
  const events = await readEvents(
    'XbXyUniNYySCWreUPhqtnXXDtyVXvFnCqAdQupwfzT332biDHq6oBgT1wfdrZ1KhjeEWM5W25YUMn815P76eVfZ',
    'jupiter-dca',
  )
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'order-filled',
      order: '47zL8dTwdxiYkd8RgYRpNvQvswMDpkw95iBhXZMQVfuK',
      inputRaw: 48_233_333n,
      outputRaw: 319_726_771n,
      feeRaw: 320_046n,
    }),
  )
})

test('keeps the inner instruction index of a real limit fill', async () => {
  const events = await readEvents(
    'VLzYfuPuxFcAV841yKgyvuYeJK9VgBKf9YSH4jHGLAJhc84jJZzYbrh97XJRQh3tfsLEAEkws3CRcmhsGeDEdFk',
    'jupiter-limit',
  )
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'order-filled',
      instructionPath: '3.13',
      order: 'Dme3Cn7UZ7gRt2LjkRXNPenXYrk65fxUs1eVqw6teUPw',
      inputRaw: 111_914_692_932n,
      outputRaw: 2_950_014_930n,
      remainingInputRaw: 0n,
    }),
  )
})

test('reads a real fill of the first limit program from the log', async () => {
  const events = await readEvents(
    '3jaLYNHZBxPxAcXUYdsMRhrDL19YpS7jDgkq5p4GDcsfUK82sLAuDv9gnRhw5KkAh8yWgomZnHn8Lbz3uvbqKpAC',
    'jupiter-limit-v1',
  )
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'order-filled',
      order: 'HzKfs1qTtpvV9u9yh2imBh7aKtFBeuffAFbn3L1pA6Qw',
      inputRaw: 151_188_480n,
      outputRaw: 91_407_969_193n,
    }),
  )
})
