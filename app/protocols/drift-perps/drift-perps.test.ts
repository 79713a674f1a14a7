import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { readAddress } from '~/solana/address/address-reader'
import { familyCase, plain, testProtocol } from '../contract.case'
import {
  marketFixtures,
  markets,
  spotMarketFixtures,
  spotMarkets,
  userFixtures,
  users,
} from './accounts.fixture'
import {
  perpMarketAddress,
  spotMarketAddress,
  stateAddress,
  userAddress,
  userStatsAddress,
} from './addresses'
import { decodePerpMarket, decodeSpotMarket, decodeUser } from './decode'
import { driftPerps } from './index'
import { placeAndTake } from './transactions.fixture'

const anyKey: Address = trustedAddress('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W')

testProtocol({
  protocol: driftPerps,
  families: [
    familyCase({
      name: 'User',
      fixtures: userFixtures,
      decode: (data) => decodeUser(anyKey, data, readAddress),
      tell: ({ key, idle, ...user }) => plain(user),
    }),
    familyCase({
      name: 'PerpMarket',
      fixtures: marketFixtures,
      decode: (data) => decodePerpMarket(anyKey, data, readAddress),
      tell: ({ key, ...market }) => plain(market),
    }),
    familyCase({
      name: 'SpotMarket',
      fixtures: spotMarketFixtures,
      decode: (data) => decodeSpotMarket(anyKey, data, readAddress),
      tell: ({ key, ...market }) => plain(market),
    }),
  ],
  transactions: [placeAndTake],
})

test('derives the addresses of real accounts', () => {
  expect(stateAddress()).toBe('5zpq7DvB6UdFFvpmBPspGPNfUGoBRRCE2HHg5u3gxcsN')
  for (const { pubkey, decoded } of markets) expect(perpMarketAddress(decoded.marketIndex)).toBe(pubkey)
  for (const { pubkey, decoded } of spotMarkets) expect(spotMarketAddress(decoded.marketIndex)).toBe(pubkey)
  for (const { pubkey, decodedNonEmpty: user } of users) {
    expect(userAddress(trustedAddress(user.authority), user.subAccountId)).toBe(pubkey)
  }
})

test('derives a separate address for the statistics of a wallet', () => {
  const wallet = trustedAddress('qdaE9WK7Kso8xQVnsMWdcCBHBPUXcBLLAXKD8KLzqSR')
  expect(userStatsAddress(wallet)).not.toBe(userAddress(wallet, 0))
})

test('filters snapshots by discriminator, not by size, and skips idle users', () => {
  expect(driftPerps.accountFamilies).toMatchObject([
    { name: 'PerpMarket', filters: [{ memcmp: { offset: 0, bytes: '2pTyMkwXuti' } }] },
    { name: 'SpotMarket', filters: [{ memcmp: { offset: 0, bytes: 'HqqNdyfVbzv' } }] },
    {
      name: 'User',
      filters: [{ memcmp: { offset: 0, bytes: 'TfwwBiNJtao' } }, { memcmp: { offset: 4350, bytes: '1' } }],
      split: { offset: 8, accountBytes: 4376 },
    },
  ])
})
