import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { readAddress } from '~/solana/address/address-reader'
import { familyCase, plain, testProtocol } from '../contract.case'
import {
  longUserFixtures,
  marketFixtures,
  markets,
  shortUserFixtures,
  spotMarketFixtures,
  spotMarkets,
  users,
} from './accounts.fixture'
import { velocityAddresses } from './addresses'
import { decodePerpMarket, decodeSpotMarket, decodeUser } from './decode'
import { velocityPerps } from './index'
import { placeAndFill, restingOrder } from './transactions.fixture'

const anyKey = trustedAddress('8UJgxaiQx5nTrdDgph5FiahMmzduuLTLf5WmsPegYA6W')

testProtocol({
  protocol: velocityPerps,
  unknownAccountType: 'corrupt',
  families: [
    familyCase({
      name: 'User of 4,496 bytes',
      fixtures: shortUserFixtures,
      // With 64 bytes more, an account has the longer layout.
      growable: false,
      decode: (data) => decodeUser(anyKey, data, readAddress),
      tell: ({ key, ...user }) => plain(user),
    }),
    familyCase({
      name: 'User of 4,560 bytes',
      fixtures: longUserFixtures,
      wholeAt: (length) => length >= 4496,
      decode: (data) => decodeUser(anyKey, data, readAddress),
      tell: ({ key, ...user }) => plain(user),
    }),
    familyCase({
      name: 'PerpMarket',
      fixtures: marketFixtures,
      wholeAt: (length) => length >= 1304,
      decode: (data) => decodePerpMarket(anyKey, data, readAddress),
      tell: ({ key, ...market }) => plain(market),
    }),
    familyCase({
      name: 'SpotMarket',
      fixtures: spotMarketFixtures,
      wholeAt: (length) => length >= 808,
      decode: (data) => decodeSpotMarket(anyKey, data, readAddress),
      tell: ({ key, ...market }) => plain(market),
    }),
  ],
  transactions: [placeAndFill, restingOrder],
})

test('derives the addresses of the accounts', () => {
  const { stateAddress, perpMarketAddress, spotMarketAddress, userAddress } = velocityAddresses
  expect(stateAddress()).toBe('2etx5NvPNxeMZ7EfHE6GjJfW2imRYEUANehNS1WB4CVW')
  for (const { pubkey, decoded } of markets) expect(perpMarketAddress(decoded.marketIndex)).toBe(pubkey)
  for (const { pubkey, decoded } of spotMarkets) expect(spotMarketAddress(decoded.marketIndex)).toBe(pubkey)
  for (const { pubkey, decoded } of users)
    expect(userAddress(trustedAddress(decoded.authority), decoded.subAccountId)).toBe(pubkey)
  // A real account of mainnet.
  const wallet = trustedAddress('DxoRJ4f5XRMvXU9SGuM4ZziBFUxbhB3ubur5sVZEvue2')
  expect(userAddress(wallet, 0)).toBe('DXN7aHSRosnuyv4eTctBwUJ8tJQ97eGeTEox9iVpnSoe')
})

test('filters snapshots by discriminator only, because the place of `idle` depends on the length', () => {
  expect(velocityPerps.accountFamilies).toMatchObject([
    { name: 'PerpMarket', filters: [{ memcmp: { offset: 0, bytes: '2pTyMkwXuti' } }] },
    { name: 'SpotMarket', filters: [{ memcmp: { offset: 0, bytes: 'HqqNdyfVbzv' } }] },
    { name: 'User', filters: [{ memcmp: { offset: 0, bytes: 'TfwwBiNJtao' } }], split: { offset: 8 } },
  ])
  expect(velocityPerps.accountFamilies.map(({ filters }) => filters.length)).toEqual([1, 1, 1])
})
