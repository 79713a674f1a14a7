import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { addressOf } from '../helpers/world/states'
import { shareVenue } from './perp-venue'
import { driftUser as ana, driftWallet as anasWallet, stranger as bob } from './seed'

const { web, request } = shareVenue()

test('returns deposits and borrows of a spot market with interest, largest first', async () => {
  const of = (query: string) => request(endpoints.marketSpotBalances, `/api/drift/markets/${query}`)
  const { content, totalElements } = await of('USDC/positions/spot')
  expect(totalElements).toBe(3)
  expect(content.map(({ userAccount, side, valueUsd }) => [userAccount, side, valueUsd])).toEqual([
    [addressOf('carol'), 'deposit', 2_020],
    [ana, 'deposit', 1_010],
    [bob, 'borrow', 0.000001], // rounded up to one base unit
  ])
  expect(content[1]).toEqual({
    userAccount: ana,
    authority: anasWallet,
    subAccountId: 0,
    marketIndex: 0,
    marketKey: addressOf('USDC pool'),
    symbol: 'USDC',
    mint: mints.USDC,
    side: 'deposit',
    balance: 1_010,
    balanceRaw: '1010000000',
    valueUsd: 1_010,
    lastOraclePrice: 1,
    openOrders: 0,
    slot: 300,
  })
  const values = async (query: string) => (await of(query)).content.map(({ valueUsd }) => valueUsd)
  expect(await values('SOL/positions/spot')).toEqual([8_400, 660]) // a deposit of 40 × 1.05 SOL and a borrow of 3 × 1.1 SOL
  expect(await values('SOL/positions/spot?sortOrder=asc')).toEqual([660, 8_400])
  expect(await values('SOL/positions/spot?side=borrow')).toEqual([660])
  expect(await values('SOL/positions/spot?size=1&page=2')).toEqual([660])
  expect(await values('NEW/positions/spot')).toEqual([null])
})

test('accepts a perp market in place of its base asset’s spot market, or explains why it cannot', async () => {
  for (const name of [addressOf('SOL-PERP'), 'SOL-PERP', 'sol-perp']) {
    const { content } = await request(
      endpoints.marketSpotBalances,
      `/api/drift/markets/${name}/positions/spot`,
    )
    expect(new Set(content.map(({ symbol }) => symbol))).toEqual(new Set(['SOL']))
  }
  const refusal = async (path: string) => {
    const response = await web.get(`/api/drift/markets/${path}`)
    const { detail, hint } = await response.json()
    return [response.status, detail, hint]
  }
  expect(await refusal('BTC-PERP/positions/spot')).toEqual([
    404,
    'Unknown Drift spot market: BTC-PERP (parameter id).',
    'BTC-PERP is a perp market, and its base asset has no spot market.',
  ])
  expect(await refusal('USDC/positions/perp')).toEqual([
    404,
    'Unknown Drift perp market: USDC (parameter id).',
    expect.stringContaining('/api/drift/markets/USDC/positions/spot'),
  ])
})

test('finds a spot market by its account, index, symbol in any letter case, and mint', async () => {
  for (const name of [addressOf('SOL pool'), '1', 'sol', mints.wSOL]) {
    const { content } = await request(
      endpoints.marketSpotBalances,
      `/api/drift/markets/${name}/positions/spot`,
    )
    expect(new Set(content.map(({ symbol }) => symbol))).toEqual(new Set(['SOL']))
  }
  const missing = await web.get('/api/drift/markets/DOGE/positions/spot')
  expect([missing.status, (await missing.json()).hint]).toEqual([404, 'Spot markets are USDC, SOL, NEW.'])
  expect((await web.get('/api/drift/markets/USDC/positions/spot?sortField=symbol')).status).toBe(400)
  const csv = await (await web.get('/api/drift/markets/SOL/positions/spot?format=csv')).text()
  expect(csv.trim().split('\r\n').length).toBe(3)
})

test('returns a trader’s and an account’s balances in all spot markets, unpriced ones last', async () => {
  const path = `/api/drift/users/${anasWallet}/positions/spot`
  const { content } = await request(endpoints.userSpotBalances, path)
  const reported = content.map(({ subAccountId, symbol, balance, valueUsd }) => [
    subAccountId,
    symbol,
    balance,
    valueUsd,
  ])
  expect(reported).toEqual([
    [1, 'USDC', 2_020, 2_020],
    [0, 'USDC', 1_010, 1_010],
    [0, 'SOL', 3.3, 660],
    [0, 'NEW', 101, null],
  ])
  const { spotBalances } = await request(endpoints.perpAccount, `/api/drift/accounts/${ana}`)
  expect(spotBalances).toEqual(content.filter(({ userAccount }) => userAccount === ana))
})
