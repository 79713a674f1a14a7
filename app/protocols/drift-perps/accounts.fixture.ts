import { readFileSync } from 'node:fs'
import { plain } from '../contract.case'
import { address, base64 } from '../parse.fixture'
import type { AccountFixture } from '../protocol-subject.fixture'
import { driftProgramId } from './layout'
import {
  type MarketFixture,
  type SpotMarketFixture,
  tellMarket,
  tellSpotMarket,
  tellUser,
  type UserFixture,
} from './oracles.fixture'

/** 70 real User accounts. */
export const users: readonly UserFixture[] = readFixture('accounts_User.json')
/** 12 real PerpMarket accounts. */
export const markets: readonly MarketFixture[] = readFixture('accounts_PerpMarket.json')
/** 8 real snapshots of 4 SpotMarket accounts. */
export const spotMarkets: readonly SpotMarketFixture[] = readFixture('accounts_SpotMarket.json')

function readFixture(name: string) {
  return JSON.parse(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))
}
/** The real users and markets in the form that the contract tests require. */
export const userFixtures = users.map((user) =>
  accountFixture(user, user.pubkey, tellUser(user.decodedNonEmpty)),
)
export const marketFixtures = markets.map((market) =>
  accountFixture(market, market.name, tellMarket(market.decoded)),
)
export const spotMarketFixtures = spotMarkets.map((market) =>
  accountFixture(market, market.name, tellSpotMarket(market.decoded)),
)

function accountFixture(
  fixture: { pubkey: string; data: string },
  title: string,
  oracle: object,
): AccountFixture {
  return {
    title,
    key: address(fixture.pubkey),
    owner: driftProgramId,
    data: base64(fixture.data),
    oracle: plain(oracle),
  }
}
