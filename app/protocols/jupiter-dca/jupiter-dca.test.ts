import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain/chain-event'
import { findProgramAddress, textSeed } from '~/solana/pda/pda'
import { familyCase, testProtocol } from '../contract.case'
import { testEvents } from '../event.case'
import { address, at, base64, blockTime, compose, readPartialTransaction, slot } from '../parse.fixture'
import { jupiterDca } from '.'
import { decodeDca, decodeDcaEvent } from './decode'
import { dcaAddress, encodeDca, encodeDcaEvent, encodeDcaEventCpi } from './encode'
import account from './fixtures/account_Dca_hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX.json'
import events from './fixtures/reconstructed_event_bytes_dca.json'
import fillTransaction from './fixtures/tx_XbXyUniNYySC.json'
import { dcaEventAuthority, dcaOffsets, dcaProgramId, dcaSize } from './layout'

const dca = {
  title: 'hgtwVf…',
  key: address(account.pubkey),
  owner: address(account.owner),
  data: base64(account.data),
  oracle: account.decoded,
}

const fillSignature =
  'XbXyUniNYySCWreUPhqtnXXDtyVXvFnCqAdQupwfzT332biDHq6oBgT1wfdrZ1KhjeEWM5W25YUMn815P76eVfZ'
const place = { slot, at: blockTime, signature: fillSignature, eventIndex: 0, protocol: 'jupiter-dca' }

const filled = {
  ...place,
  instructionPath: '3.2',
  type: 'order-filled',
  order: '47zL8dTwdxiYkd8RgYRpNvQvswMDpkw95iBhXZMQVfuK',
  maker: '5VVSx5VPxksfcz3z8C1r3wH8ybsUSTqofarFcrzUQmuJ',
  taker: 'JD25qVdtd65FoiXNmR89JjmoJdYk9sjYQeSTZAALFiMy',
  inputMint: '9BEcn9aPEmhSPbPQeFGjidRiEKki46fVQDyPpSQXPA2D',
  outputMint: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
  inputRaw: 48_233_333n,
  outputRaw: 319_726_771n,
  feeMint: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
  feeRaw: 320_046n,
  remainingInputRaw: undefined,
} as OrderFilled // constants from a real transaction

testProtocol({
  protocol: jupiterDca,
  families: [familyCase({ name: 'Dca', fixtures: [dca], decode: decodeDca, encode: encodeDca })],
  transactions: [
    { title: 'XbXy… (a fill)', transaction: readPartialTransaction(fillTransaction), events: [filled] },
  ],
})

testEvents({
  program: 'Jupiter DCA',
  fixtures: events.map((event) => ({
    name: event.event,
    data: base64(event.eventBase64),
    oracle: event.decoded,
  })),
  decode: decodeDcaEvent,
  // name and fields belong to the same event
  encode: (event) => encodeDcaEvent(event.name, event.fields as never),
})

test('has the event authority that the program derives', () => {
  expect(findProgramAddress([textSeed('__event_authority')], dcaProgramId).address).toBe(dcaEventAuthority)
})

test('ends the account at byte 289 and has the field offsets of the program', () => {
  expect(dcaSize).toBe(289)
  expect(dcaOffsets).toMatchObject({ user: 8, inputMint: 40, outputMint: 72, nextCycleAt: 112, inUsed: 144 })
  expect(dcaOffsets).toMatchObject({ cycleFrequency: 168, inAccount: 184, minOutAmount: 248, createdAt: 280 })
})

test('derives the address of an account from its user, mints and nonce', () => {
  const { user, inputMint, outputMint, idx } = account.decoded
  const derived = dcaAddress(address(user), address(inputMint), address(outputMint), BigInt(idx))
  expect(derived).toEqual({ address: account.pubkey, bump: 249 })
})

test('converts an account to an order with amounts in base units and times in seconds', () => {
  expect(jupiterDca.decodeAccount(dca.key, dca.owner, dca.data)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'dca',
      protocol: 'jupiter-dca',
      key: 'hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX',
      user: 'EjJLRurptQpJCPQhC62V7D3CmEV5bvMo2tZG1B8x1Td8',
      inputMint: 'JxxWsvm9jHt4ah7DT9NuLyVLYZcZLUdPD93PcPQ71Ka',
      outputMint: 'UxxvnMnUGoXJig9wc8phE1mYJZMFq3hpfr259zMWcq4',
      idx: 1_705_434_692n,
      nextCycleAt: 1_705_434_698,
      inDepositedRaw: 100_000_000_000n,
      inWithdrawnRaw: 0n,
      outWithdrawnRaw: 0n,
      inUsedRaw: 0n,
      outReceivedRaw: 0n,
      inAmountPerCycleRaw: 16_666_666_666n,
      cycleFrequencySeconds: 300,
      nextCycleAmountLeftRaw: 16_666_666_666n,
      minOutAmountRaw: 0n,
      maxOutAmountRaw: 8_333_333n,
      keeperInBalanceBeforeBorrowRaw: 0n,
      dcaOutBalanceBeforeSwapRaw: 0n,
      createdAt: 1_705_434_698,
      bump: 249,
    },
  })
})

test.each([
  ['a creation in milliseconds', { createdAt: 1_705_434_698_000n }, 'createdAt is 1705434698000'],
  ['a next cycle before 1970', { nextCycleAt: -1n }, 'nextCycleAt is -1'],
  ['a frequency beyond 2^53', { cycleFrequency: 2n ** 60n }, `cycleFrequency is ${2n ** 60n}`],
])('rejects %s as corrupt', (_, change, reason) => {
  const decoded = decodeDca(dca.data)
  const bytes = decoded.outcome === 'ok' ? encodeDca({ ...decoded.value, ...change }) : new Uint8Array()
  expect(jupiterDca.decodeAccount(dca.key, dca.owner, bytes)).toEqual({ outcome: 'corrupt', reason })
})

test('keeps amounts beyond 2^53 exact', () => {
  const decoded = decodeDca(dca.data)
  const most = 2n ** 64n - 1n
  const bytes =
    decoded.outcome === 'ok' ? encodeDca({ ...decoded.value, inDeposited: most }) : new Uint8Array()
  const state = jupiterDca.decodeAccount(dca.key, dca.owner, bytes)
  expect(state).toMatchObject({ value: { inDepositedRaw: 18_446_744_073_709_551_615n } })
})

test('reads an opening from its event, at the time of the block', () => {
  const opened = events.find((event) => event.event === 'Opened')!
  const call = {
    path: [0, 0],
    programId: dcaProgramId,
    accounts: [],
    data: base64(opened.emitCpiInstructionDataBase64),
  }
  const transaction = compose(opened.signature, [call])
  const expected = {
    type: 'order-opened',
    protocol: 'jupiter-dca',
    signature: '5LoYg3EaBeiFQHpfhZyWV8TaSG8cT3EN4yd4tan5NW1td6EeeezQXjXSx2mQ7HEaBBULkPbtb6qXRRSqTxq5TwsJ',
    instructionPath: '0.0',
    eventIndex: 0,
    slot,
    at: blockTime,
    order: '8rpaWbajA8xmPNMZQGP5i2LQapHgbAxexzrrVds9wL2Y',
    maker: '7XZdwc12n2PCk2rpkBjvqYt1q4rGSHCQWfkoNhYitNCQ',
    inputMint: '6dKCoWjpj5MFU5gWDEFdpUUeBasBLK3wLEwhUzQPAa1e',
    outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    inputRaw: 2_015_033_311_928n,
    expectedOutputRaw: undefined,
    inAmountPerCycleRaw: 403_006_662_386n,
    cycleFrequencySeconds: 60,
    expiresAt: undefined,
  } as OrderOpened // constants from a real event
  expect(jupiterDca.readEvents(transaction).events).toEqual([expected])
  const timeless = jupiterDca.readEvents({ ...transaction, blockTime: null }).events
  expect(timeless).toEqual([{ ...expected, at: 1_771_111_572 }])
})

const closings = events.filter((event) => event.event === 'Closed')

const sold = {
  depositedInputRaw: 915_433_478n,
  withdrawnInputRaw: 0n,
  usedInputRaw: 915_433_478n,
  receivedOutputRaw: 1_279_067_332_474n,
}
const partlySold = {
  depositedInputRaw: 4_000_000_000n,
  withdrawnInputRaw: 0n,
  usedInputRaw: 2_600_000_000n,
  receivedOutputRaw: 9_737_035_287_242_016n,
}

test.each([
  ['by a keeper with nothing left as a completion', closings[0]!, {}, 'completed', 0n, sold],
  ['by its user as a cancellation', closings[1]!, {}, 'cancelled', 1_400_000_000n, partlySold],
  [
    'by a keeper with something left as an expiry',
    closings[1]!,
    { userClosed: false },
    'expired',
    1_400_000_000n,
    partlySold,
  ],
  [
    'without counting withdrawals as sold',
    closings[1]!,
    { totalInWithdrawn: 1_900_000_000n },
    'cancelled',
    1_400_000_000n,
    { ...partlySold, withdrawnInputRaw: 500_000_000n, usedInputRaw: 2_100_000_000n },
  ],
])('reads a closing %s', (_, fixture, change, end, unfilledInputRaw, dca) => {
  const decoded = decodeDcaEvent(base64(fixture.eventBase64))
  if (decoded.outcome !== 'ok' || decoded.value.name !== 'Closed') throw new Error('the fixture is a closing')
  const call = at([6, 3], encodeDcaEventCpi('Closed', { ...decoded.value.fields, ...change }))
  const expected = {
    type: 'order-closed',
    end,
    unfilledInputRaw,
    dca,
    instructionPath: '6.3',
    eventIndex: 0,
  }
  expect(jupiterDca.readEvents(compose(fixture.signature, [call])).events).toMatchObject([
    expected as OrderClosed,
  ])
})

test('keeps an unknown event of the program as corrupt instead of dropping it', () => {
  const call = at([1, 0], encodeDcaEventCpi('Deposit', { dcaKey: dca.key, amount: 5n }))
  const data = Uint8Array.from(call.data).fill(0xab, 8, 16)
  const found = jupiterDca.readEvents(compose(fillSignature, [{ ...call, data }]))
  expect(found.events).toEqual([])
  expect(found.corrupt).toMatchObject([{ instructionPath: '1.0', reason: 'unknown event abababababababab' }])
})

test('ignores an instruction that looks like an event but was not a self-call', () => {
  const outer = at([2], encodeDcaEventCpi('Deposit', { dcaKey: dca.key, amount: 5n }))
  const foreign = {
    ...outer,
    path: [2, 0],
    programId: trustedAddress('jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu'),
  }
  expect(jupiterDca.readEvents(compose(fillSignature, [outer, foreign]))).toEqual({
    events: [],
    corrupt: [],
    truncated: false,
  })
})
