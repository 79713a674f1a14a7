import { readFileSync } from 'node:fs'
import { plain } from '../contract.case'
import { address, base64 } from '../parse.fixture'
import type { AccountFixture } from '../protocol-subject.fixture'
import {
  type Fixture,
  type MarketOracle,
  type SpotMarketOracle,
  tellMarket,
  tellSpotMarket,
  tellUser,
  type UserOracle,
} from './oracles.fixture'

/** 5 synthetic User accounts: three of 4,496 bytes and two of 4,560. */
export const users: readonly Fixture<UserOracle>[] = readFixture('SYNTHETIC_accounts_User.json')
/** 6 synthetic PerpMarket accounts, and one with real values that the program's team encoded. */
export const markets: readonly Fixture<MarketOracle>[] = [
  ...readFixture('SYNTHETIC_accounts_PerpMarket.json'),
  ...readFixture('REENCODED_account_PerpMarket_BTC.json'),
]
/** 5 synthetic SpotMarket accounts. */
export const spotMarkets: readonly Fixture<SpotMarketOracle>[] = readFixture(
  'SYNTHETIC_accounts_SpotMarket.json',
)
/** Synthetic accounts of types that Sextant does not index: UserStats, State and an oracle of Pyth Lazer. */
export const others: readonly (Fixture<unknown> & { readonly kind: string })[] = readFixture(
  'SYNTHETIC_accounts_other.json',
)

function readFixture(name: string) {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))
}

/** The accounts in the form that the contract tests require. Users are grouped by length. */
export const shortUserFixtures = users.filter(({ dataLen }) => dataLen === 4496).map(userFixture)
export const longUserFixtures = users.filter(({ dataLen }) => dataLen === 4560).map(userFixture)
export const marketFixtures = markets.map((market) =>
  accountFixture(market, `${market.decoded.name} ${market.layout}`, tellMarket(market.decoded)),
)
export const spotMarketFixtures = spotMarkets.map((market) =>
  accountFixture(market, market.decoded.name, tellSpotMarket(market.decoded)),
)

function userFixture(user: Fixture<UserOracle>): AccountFixture {
  return accountFixture(user, user.pubkey, tellUser(user.decoded))
}

function accountFixture(
  { pubkey, owner, data }: Fixture<unknown>,
  title: string,
  oracle: object,
): AccountFixture {
  return { title, key: address(pubkey), owner: address(owner), data: base64(data), oracle: plain(oracle) }
}
