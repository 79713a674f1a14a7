import { expect, test } from 'vitest'
import { encodeLazerOracle, readOraclePrice } from './oracle-account'

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** Real PriceUpdateV2 accounts of SOL/USD, from the tests of drift-labs/protocol-v2 (Apache-2.0). */
const fullyVerified =
  'IvEjY51+9M1gMUcENA3t3zcf1CRyFI8kjp0abRpesqw6zYt/1dayQwHvDYtv2izrpB2hXUCV0do5Kg0vjtDGx7wPTPrIwoC1bdpHvSIDAAAATo3GAAAAAAD4////ALVxZgAAAAAAtXFmAAAAAMRoiicDAAAAi6PEAAAAAAB9pz8QAAAAAAA='
const partlyVerified =
  'IvEjY51+9M2XHQyryJjMHoB2Eq6pUa+Jj5v4KkT1g/vJZQFqePw+CgAC7w2Lb9os66QdoV1AldHaOSoNL47Qxse8D0z6yMKAtW3xgV2RBAAAAE/iXQEAAAAA+P///yOjZGcAAAAAIqNkZwAAAACAkY2JBAAAAGOzSwEAAAAAdyJkEgAAAAA='

test('reads a fully and a partly verified PriceUpdateV2 account', () => {
  expect(readOraclePrice(bytesOf(fullyVerified))).toEqual({
    priceUsd: expect.closeTo(134.6773193, 7),
    uncertainty: 13_012_302 / 13_467_731_930,
    publishedAt: 1_718_727_936,
  })
  expect(readOraclePrice(bytesOf(partlyVerified))).toEqual({
    priceUsd: expect.closeTo(196.18693617, 7),
    uncertainty: 22_929_999 / 19_618_693_617,
    publishedAt: 1_734_648_611,
  })
})

test('reads a PythLazerOracle account', () => {
  const price = { priceUsd: 0.000123, uncertainty: 0.001, publishedAt: 1_773_072_629 }
  const read = readOraclePrice(encodeLazerOracle(price))
  expect(read?.priceUsd).toBeCloseTo(price.priceUsd, 8)
  expect(read?.publishedAt).toBe(price.publishedAt)
})

test('reads the time of a PythLazerOracle account, which Drift writes in microseconds', () => {
  const bytes = encodeLazerOracle({ priceUsd: 1, uncertainty: 0, publishedAt: 0 })
  new DataView(bytes.buffer).setBigUint64(16, 1_773_072_629_123_456n, true)
  expect(readOraclePrice(bytes)?.publishedAt).toBe(1_773_072_629)
})

test('returns nothing for other accounts, for any prefix, and for a price that is not positive', () => {
  expect(readOraclePrice(new Uint8Array(3_312))).toBeUndefined()
  const whole = bytesOf(fullyVerified)
  for (let length = 0; length < 101; length++) expect(readOraclePrice(whole.slice(0, length))).toBeUndefined()
  const none = encodeLazerOracle({ priceUsd: 0, uncertainty: 0, publishedAt: 1 })
  expect(readOraclePrice(none)).toBeUndefined()
})
