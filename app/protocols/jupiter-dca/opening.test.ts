import { expect, test } from 'vitest'
import { address, hex } from '../parse.fixture'
import openDca from './fixtures/ix_open_dca.json'
import openDcaV2 from './fixtures/ix_open_dca_v2.json'
import { readOpening } from './opening'

type Fixture = typeof openDca | typeof openDcaV2

function instructionOf(fixture: Fixture) {
  return {
    path: [0],
    programId: address(fixture.programId),
    accounts: fixture.accounts.map((account) => address(account.pubkey)),
    data: hex(fixture.dataHex),
  }
}

/** Returns the fields of the `Opened` event that belongs to a fixture, with the given creation time. */
function openedBy(fixture: Fixture, createdAt: bigint) {
  const { dca, user, inputMint, outputMint } = fixture.decoded.accounts
  return {
    dcaKey: address(dca),
    userKey: address(user),
    inputMint: address(inputMint),
    outputMint: address(outputMint),
    createdAt,
  }
}

test('reads what the event omits from a real opening, verified by the account address', () => {
  expect(readOpening(instructionOf(openDcaV2), openedBy(openDcaV2, 1_741_074_990n))).toMatchObject({
    idx: 1_741_074_974n,
    minOutAmountRaw: 108_695n,
    maxOutAmountRaw: 131_578n,
    createdAt: 1_741_074_990,
    firstCycleAt: 1_741_074_990,
  })
  expect(readOpening(instructionOf(openDca), openedBy(openDca, 1_739_688_570n))).toMatchObject({
    idx: 1_739_688_565n,
    minOutAmountRaw: 0n,
    maxOutAmountRaw: 0n,
    createdAt: 1_739_688_570,
    firstCycleAt: 1_739_688_570,
  })
})

test('ignores an opening of another account', () => {
  const other = { ...openedBy(openDcaV2, 0n), dcaKey: address(openDca.decoded.accounts.dca) }
  expect(readOpening(instructionOf(openDcaV2), other)).toBeUndefined()
})

test('ignores a truncated opening and other instructions', () => {
  const whole = instructionOf(openDcaV2)
  const fields = openedBy(openDcaV2, 1_741_074_990n)
  for (let length = 0; length < whole.data.length; length++) {
    expect(readOpening({ ...whole, data: whole.data.subarray(0, length) }, fields)).toBeUndefined()
  }
  expect(readOpening({ ...whole, data: hex('16072162a8b722f3') }, fields)).toBeUndefined()
})
