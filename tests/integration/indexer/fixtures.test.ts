import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FixtureChain, fixture, type Json, openFixtureChain } from '../../helpers/nodes/fixture-chain'

/**
 * Tests that the indexer stores real accounts and transactions correctly. A node serves them. The oracle in
 * each fixture, made by independent decoders, contains the expected rows.
 */
let chain: FixtureChain
beforeAll(async () => {
  chain = await openFixtureChain()
})
afterAll(() => chain.stop())

async function rows(sql: string, values: unknown[] = []): Promise<Json[]> {
  const { rows: found } = await chain.database.pool.query(sql, values)
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  )
}

/** Returns the values as sorted JSON strings, so that their order does not matter in a comparison. */
function sorted(list: Json[]): string[] {
  return list.map((each) => JSON.stringify(each)).sort()
}

/** Converts numbers of any size to decimal strings, the format of the oracle. */
function plain(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value
}

test('a real DCA account becomes the row in its oracle', async () => {
  const { pubkey, decoded } = fixture(
    'jupiter-dca/account_Dca_hgtwVfAnvBE8NyQRVMA2NK3K6VUQyRmonTgXqwnz4GX.json',
  )
  const [row] = await rows('select * from dca_order where key = $1', [pubkey])
  expect(row).toMatchObject({
    user_key: decoded.user,
    input_mint: decoded.inputMint,
    output_mint: decoded.outputMint,
    idx: decoded.idx,
    next_cycle_at: decoded.nextCycleAt,
    in_deposited_raw: decoded.inDeposited,
    in_withdrawn_raw: decoded.inWithdrawn,
    out_withdrawn_raw: decoded.outWithdrawn,
    in_used_raw: decoded.inUsed,
    out_received_raw: decoded.outReceived,
    in_amount_per_cycle_raw: decoded.inAmountPerCycle,
    cycle_frequency: decoded.cycleFrequency,
    next_cycle_amount_left_raw: decoded.nextCycleAmountLeft,
    min_out_amount_raw: decoded.minOutAmount,
    max_out_amount_raw: decoded.maxOutAmount,
    created_at: decoded.createdAt,
    bump: String(decoded.bump),
    active: true,
    status: 'open',
    amount_usd: null,
  })
})

test('a real limit order account becomes the row in its oracle', async () => {
  const { pubkey, decoded } = fixture('jupiter-limit/account_Order_v2_a.json')
  const [row] = await rows('select * from limit_order where key = $1', [pubkey])
  expect(row).toMatchObject({
    protocol: 'jupiter-limit',
    maker: decoded.maker,
    input_mint: decoded.inputMint,
    output_mint: decoded.outputMint,
    initial_input_raw: decoded.oriMakingAmount,
    expected_output_raw: decoded.oriTakingAmount,
    remaining_input_raw: decoded.makingAmount,
    filled_output_raw: '0',
    created_at: decoded.createdAt,
    chain_updated_at: decoded.updatedAt,
    expires_at: null,
    unique_id: decoded.uniqueId,
    fee_bps: String(decoded.feeBps),
    status: 'open',
  })
})

test('stores every Kamino order of the fixtures, and a filled one that was closed as completed', async () => {
  const oracle: Json[] = fixture('kamino-limo/SYNTHETIC_account_Order.json').map(({ decoded }: Json) => ({
    maker: decoded.maker,
    initial: decoded.initialInputAmount,
    remaining: decoded.remainingInputAmount,
    filled: decoded.filledOutputAmount,
    status: decoded.remainingInputAmount === '0' ? 'completed' : decoded.status === 2 ? 'cancelled' : 'open',
  }))
  const found = await rows(`select maker, initial_input_raw as initial, remaining_input_raw as remaining,
    filled_output_raw as filled, status from limit_order where protocol = 'kamino-limit'`)
  expect(sorted(found)).toEqual(sorted(oracle))
})

test('real perp markets become the rows in their oracles', async () => {
  const oracles: Json[] = fixture('drift/accounts_PerpMarket.json')
  const found = await rows('select * from perp_market')
  expect(found).toHaveLength(new Set(oracles.map(({ marketIndex }) => marketIndex)).size)
  for (const row of found) {
    const sameAccount = oracles
      .filter(({ pubkey }) => pubkey === row.key)
      .map(({ decoded }) => marketOf(decoded))
    expect(sameAccount).toContainEqual(marketRow(row))
  }
})

function marketOf({ amm, ...market }: Json): Json {
  return {
    index: String(market.marketIndex),
    name: market.name,
    oracle: amm.oracle,
    price: amm.historicalOracleData.lastOraclePrice,
    long: amm.baseAssetAmountLong,
    short: amm.baseAssetAmountShort,
    amm: amm.baseAssetAmountWithAmm,
    funding: amm.lastFundingRate,
    fundingAt: amm.lastFundingRateTs,
    volume: amm.volume24H,
    users: String(market.numberOfUsers),
  }
}

function marketRow(row: Json): Json {
  return {
    index: row.market_index,
    name: row.name,
    oracle: row.oracle,
    price: row.oracle_price_raw,
    long: row.long_base_raw,
    short: row.short_base_raw,
    amm: row.amm_base_raw,
    funding: row.last_funding_rate_raw,
    fundingAt: row.last_funding_at,
    volume: row.volume_24h_quote_raw,
    users: row.number_of_users,
  }
}

test('all 70 real Drift users have their positions and open orders', async () => {
  const oracles: Json[] = fixture('drift/accounts_User.json')
  const positions = oracles.flatMap(({ pubkey, decodedNonEmpty }) =>
    decodedNonEmpty.perpPositions.map((position: Json) => ({
      user: pubkey,
      market: String(position.marketIndex),
      base: position.baseAssetAmount,
      quote: position.quoteAssetAmount,
      entry: position.quoteEntryAmount,
    })),
  )
  const orders = oracles.flatMap(({ pubkey, decodedNonEmpty }) =>
    decodedNonEmpty.orders
      .filter(({ status }: Json) => 'open' in status)
      .map((order: Json) => ({
        user: pubkey,
        id: String(order.orderId),
        market: String(order.marketIndex),
        direction: Object.keys(order.direction)[0],
        price: order.price,
        base: order.baseAssetAmount,
      })),
  )
  expect(await rows('select count(*) from perp_user')).toEqual([{ count: '70' }])
  const foundPositions =
    await rows(`select user_key as user, market_index as market, base_raw as base, quote_raw as quote,
    quote_entry_raw as entry from perp_position`)
  const foundOrders =
    await rows(`select user_key as user, order_id as id, market_index as market, direction, price_raw as price,
    base_raw as base from perp_order`)
  expect(positions.length).toBeGreaterThan(40)
  expect(sorted(foundPositions)).toEqual(sorted(positions))
  expect(sorted(foundOrders)).toEqual(sorted(orders))
})

test('real spot balances and spot markets become the rows in their oracles', async () => {
  const oracles = fixture('drift/accounts_User.json')
  const balances = oracles.flatMap(({ pubkey, decodedNonEmpty }: Json) =>
    decodedNonEmpty.spotPositions.map((balance: Json) => ({
      user: pubkey,
      market: String(balance.marketIndex),
      side: Object.keys(balance.balanceType)[0],
      scaled: balance.scaledBalance,
    })),
  )
  expect(balances.length).toBeGreaterThan(70)
  const found = await rows(`select user_key as user, market_index as market, balance_type as side,
    scaled_balance_raw as scaled from spot_balance`)
  expect(sorted(found)).toEqual(sorted(balances))
  const { pubkey, decoded } = fixture('drift/account_SpotMarket_AzxZ3.json')
  const [market] = await rows('select * from spot_market where key = $1', [pubkey])
  expect(market).toMatchObject({
    market_index: '34',
    name: 'USDC-1',
    mint: decoded.mint,
    decimals: '6',
    pool_id: '1',
    oracle_price_raw: decoded.historicalOracleData.lastOraclePrice,
    deposit_balance_raw: decoded.depositBalance,
    borrow_balance_raw: decoded.borrowBalance,
    cumulative_deposit_interest_raw: decoded.cumulativeDepositInterest,
    cumulative_borrow_interest_raw: decoded.cumulativeBorrowInterest,
  })
  expect(await rows('select count(*) from spot_market')).toEqual([{ count: '5' }])
})

test('stores the fills of real transactions once, with the amounts of their events', async () => {
  const dca = fixture('jupiter-dca/tx_XbXyUniNYySC.json')
  const filled = dca.instructions.map(({ decodedCpiEvent }: Json) => decodedCpiEvent).find(isFilled)
  const event = filled?.data ?? dca.events.find(isFilled).data
  const found = await rows('select * from fill where signature = $1', [dca.signature])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({
    protocol: 'jupiter-dca',
    order_key: event.dcaKey,
    input_raw: event.inAmount,
    output_raw: event.outAmount,
    fee_raw: event.fee,
  })
  const trade = fixture('jupiter-limit/tx_VLzYfuPuxFcA.json')
  const traded = await rows('select order_key, input_raw, output_raw from fill where signature = $1', [
    trade.signature,
  ])
  expect(traded).toEqual([
    {
      order_key: 'Dme3Cn7UZ7gRt2LjkRXNPenXYrk65fxUs1eVqw6teUPw',
      input_raw: '111914692932',
      output_raw: '2950014930',
    },
  ])
})

function isFilled(event: Json): boolean {
  return event?.name === 'Filled'
}

test('knows the mints of orders, without prices, since this test has no price source', async () => {
  const oracle = fixture('spl/mint_USDC.json')
  await vi.waitFor(async () => {
    const [usdc] = await rows('select decimals, supply_raw, program from token where mint = $1', [
      oracle.pubkey,
    ])
    expect(usdc).toEqual({
      decimals: String(oracle.decoded.decimals),
      supply_raw: oracle.decoded.supply,
      program: oracle.owner,
    })
  })
  expect(await rows('select mint from token where price_usd is not null')).toEqual([])
})

test('quarantines none of the real bytes', async () => {
  expect(await rows('select * from quarantine')).toEqual([])
})
