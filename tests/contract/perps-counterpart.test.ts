import { expect, test } from 'vitest'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { loader } from '~/features/perps/default-market'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import { addressOf, batchOf, perpMarketState, perpUserState } from '../helpers/world/states'
import { heartbeatOf } from './seed'

/** Each venue has SOL-PERP. OLD-PERP is delisted at Drift only, and GONE-PERP exists at Drift only. */

const now = 1_700_000_400
const base = '/drift/dashboard/orders'
const delistedAtDrift = 8
const wallet = addressOf('wallet')
const keyOf = (venue: PerpVenue, name: string) => addressOf(`${venue} ${name}`)

function marketsOf(venue: PerpVenue) {
  const isDrift = venue === 'drift'
  const states = isDrift ? { SOL: 1, OLD: delistedAtDrift, GONE: delistedAtDrift } : { SOL: 1, OLD: 1 }
  return Object.entries(states).map(([symbol, status], marketIndex) =>
    perpMarketState({
      protocol: `${venue}-perps`,
      key: keyOf(venue, symbol),
      name: `${symbol}-PERP`,
      marketIndex,
      status,
      longBaseRaw: symbol === 'SOL' ? 900_000_000_000n : 1_000_000n,
      shortBaseRaw: 0n,
    }),
  )
}

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  const user = perpUserState({ key: addressOf('drift user'), authority: wallet })
  const states = [...perpVenues.flatMap(marketsOf), user]
  await writer.write(batchOf({ accounts: states.map((state) => ({ state, slot: 300, at: now })) }))
  await writer.heartbeat(perpVenues.map((venue) => heartbeatOf(`accounts:${venue}-perps`)))
})

/** Returns where the orders tab without a market leads. */
async function targetOf(search: string) {
  const request = new Request(`http://localhost${base}${search}`)
  const response = await loader({ request, params: {}, context: { ...web.context, cspNonce: '' } })
  return response.headers.get('location')
}

test('a delisted market leads to the market with its name at the other venue', async () => {
  const like = keyOf('drift', 'OLD')
  expect(await targetOf(`?venue=velocity&like=${like}`)).toBe(
    `${base}/${keyOf('velocity', 'OLD')}?venue=velocity`,
  )
  expect(await targetOf('?venue=velocity&like=OLD-PERP')).toBe(
    `${base}/${keyOf('velocity', 'OLD')}?venue=velocity`,
  )
})

test('a delisted market that its own venue is chosen for leads back to itself', async () => {
  const like = keyOf('drift', 'OLD')
  expect(await targetOf(`?venue=drift&like=${like}`)).toBe(`${base}/${like}?venue=drift`)
})

test('a market without a counterpart leads to the default market', async () => {
  for (const like of [keyOf('drift', 'GONE'), addressOf('no market'), 'GONE-PERP'])
    expect(await targetOf(`?venue=velocity&like=${like}`)).toBe(
      `${base}/${keyOf('velocity', 'SOL')}?venue=velocity`,
    )
})

test('keeps the trader, as the wallet, because a User account belongs to one venue', async () => {
  const target = `${base}/${keyOf('velocity', 'SOL')}`
  const search = '?venue=velocity&like=SOL-PERP&side=buy'
  expect(await targetOf(`${search}&trader=${wallet}`)).toBe(`${target}/${wallet}?venue=velocity&side=buy`)
  expect(await targetOf(`${search}&trader=${addressOf('drift user')}`)).toBe(
    `${target}/${wallet}?venue=velocity&side=buy`,
  )
  expect(await targetOf(`${search}&trader=${addressOf('unknown')}`)).toBe(
    `${target}/${addressOf('unknown')}?venue=velocity&side=buy`,
  )
  expect(await targetOf(`${search}&trader=invalid`)).toBe(`${target}?venue=velocity&side=buy`)
})
