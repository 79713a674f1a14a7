import type { SpotPositionState } from '~/domain/perp/perp'
import type { SpotSide } from '~/domain/perp/spot-market'
import type { PriceBook } from '../prices/price-book'
import { createWeightedPick, RandomStream, seedOf } from '../random'
import { purseOf } from './purse'
import type { SpotMarket, SpotTotals } from './spot-markets'
import type { PerpUser, PerpUsers } from './users'
import type { PerpVenueModel } from './venue'

/** Share of users that borrow against their deposits. */
const borrowChance = 0.35
/** Balance in the program's scale that corresponds to one UI unit. */
const balancePerUnit = 1e9
const quotePerUnit = 1e6

/**
 * Deposits and borrows of all users. They never change, because users of this world do not deposit or
 * withdraw.
 */
export interface Collateral {
  /** Returns the user's balances, ordered by market index as in the account. */
  of(user: PerpUser): readonly SpotPositionState[]
  /** Returns the deposits and borrows of all users in a market. */
  totals(market: SpotMarket): SpotTotals
}

interface CollateralParts {
  readonly seed: number
  readonly venue: PerpVenueModel
  readonly book: PriceBook
  readonly users: PerpUsers
  readonly markets: readonly SpotMarket[]
}

export function createCollateral(parts: CollateralParts): Collateral {
  const pick = createWeightedPick(parts.markets.map(({ popularity }) => popularity))
  const held = new Map(parts.users.all.map((user) => [user, deal(parts, pick, user)]))
  const totals = new Map(parts.markets.map(({ index }) => [index, sumOf(held.values(), index)]))
  return {
    of: (user) => held.get(user) ?? [],
    totals: ({ index }) => totals.get(index) ?? { depositRaw: 0n, borrowRaw: 0n },
  }
}

/**
 * Returns a user's balances. A user has deposits in one or two tokens. The user may also have a debt in
 * another token, of at most half the value of the deposits.
 */
function deal(
  { seed, venue, book, markets }: CollateralParts,
  pick: (chance: number) => number,
  user: PerpUser,
): readonly SpotPositionState[] {
  const random = new RandomStream(seedOf(seed, 'collateral'), user.number)
  const { depositsRaw, withdrawsRaw } = purseOf(seed, venue, user, 0)
  const usd = Number(depositsRaw - withdrawsRaw) / quotePerUnit
  const share = random.between(0.5, 1)
  const [main, second] = [markets[pick(random.chance())], markets[pick(random.chance())]]
  const held = new Map<number, SpotPositionState>()
  const put = (market: SpotMarket | undefined, side: SpotSide, worth: number) => {
    if (market === undefined || held.has(market.index)) return
    held.set(market.index, balanceOf(book, market, side, worth))
  }
  put(main, 'deposit', usd * (main === second ? 1 : share))
  put(second, 'deposit', usd * (1 - share))
  const borrowed = held.has(venue.quoteIndex) ? venue.solIndex : venue.quoteIndex
  const debt = usd * random.between(0.05, 0.5)
  if (random.happens(borrowChance)) {
    put(
      markets.find(({ index }) => index === borrowed),
      'borrow',
      debt,
    )
  }
  return [...held.values()].sort((a, b) => a.marketIndex - b.marketIndex)
}

function balanceOf(
  book: PriceBook,
  market: SpotMarket,
  balanceType: SpotSide,
  usd: number,
): SpotPositionState {
  const units = usd / book.usualPrice(market.asset)
  return {
    marketIndex: market.index,
    scaledBalanceRaw: BigInt(Math.max(1, Math.round(units * balancePerUnit))),
    balanceType,
    openOrders: 0,
  }
}

function sumOf(accounts: Iterable<readonly SpotPositionState[]>, index: number): SpotTotals {
  let [depositRaw, borrowRaw] = [0n, 0n]
  for (const { marketIndex, balanceType, scaledBalanceRaw } of [...accounts].flat()) {
    if (marketIndex !== index) continue
    if (balanceType === 'deposit') depositRaw += scaledBalanceRaw
    else borrowRaw += scaledBalanceRaw
  }
  return { depositRaw, borrowRaw }
}
