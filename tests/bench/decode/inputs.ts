import { readFileSync } from 'node:fs'
import { trustedAddress } from '~/domain/base/ids'
import { dcaFields, dcaOffsets } from '~/protocols/jupiter-dca/layout'
import { orderOffsets as limitOffsets, orderHeadFields } from '~/protocols/jupiter-limit/layout'
import { orderOffsets as kaminoOffsets, kaminoOrderFields } from '~/protocols/kamino-limit/layout'

export interface Input {
  readonly key: ReturnType<typeof trustedAddress>
  readonly data: Buffer
}

interface Fixture {
  readonly pubkey?: string
  readonly data: string
}

const variants = 256
const mints = 32
const anyKey = '8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W'

/**
 * Returns real accounts if there are many of the requested type. Otherwise returns variants of one account
 * with different makers and with mints from a small set, as in a real market.
 */
export function readInputs() {
  return {
    users: readFixtures('drift-perps/fixtures/accounts_User.json').map(toInput),
    markets: readFixtures('drift-perps/fixtures/accounts_PerpMarket.json').map(toInput),
    dcas: vary(
      readFixtures('jupiter-dca/fixtures/account_Dca_hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX.json'),
      dcaFields,
      dcaOffsets,
    ),
    limitOrders: vary(
      readFixtures('jupiter-limit/fixtures/account_Order_v2_a.json'),
      orderHeadFields,
      limitOffsets,
    ),
    kaminoOrders: vary(
      readFixtures('kamino-limit/fixtures/SYNTHETIC_account_Order.json'),
      kaminoOrderFields,
      kaminoOffsets,
    ),
  }
}

function readFixtures(path: string): readonly Fixture[] {
  const content: Fixture | readonly Fixture[] = JSON.parse(readFileSync(`app/protocols/${path}`, 'utf8'))
  return 'data' in content ? [content] : content
}

function toInput({ pubkey = anyKey, data }: Fixture): Input {
  return { key: trustedAddress(pubkey), data: Buffer.from(data, 'base64') }
}

function vary(
  fixtures: readonly Fixture[],
  fields: Readonly<Record<string, unknown>>,
  offsets: Readonly<Record<string, number>>,
): readonly Input[] {
  return Array.from({ length: variants }, (_, i) => {
    const { key, data } = toInput(fixtures[i % fixtures.length] ?? { data: '' })
    for (const [name, type] of Object.entries(fields)) {
      const offset = offsets[name]
      if (type !== 'address' || offset === undefined || isShared(name)) continue
      writeKey(data.subarray(offset, offset + 32), name, /mint$/i.test(name) ? i % mints : i)
    }
    return { key, data }
  })
}

/**
 * Returns whether a field has the same value in all orders. These fields are the token programs, the
 * configuration, and a counterparty that allows anyone to fill.
 */
function isShared(name: string): boolean {
  return /program|config|counterparty/i.test(name)
}

/**
 * Writes bytes that look random but are the same in each run. The generator is xorshift, seeded by the field
 * and the ordinal number.
 */
function writeKey(target: Buffer, name: string, ordinal: number): void {
  let state = (ordinal + 1) * 2_654_435_761 + name.length * 40_503
  for (let i = 0; i < target.length; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    target[i] = state
  }
}
