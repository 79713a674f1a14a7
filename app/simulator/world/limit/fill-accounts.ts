import type { Address } from '~/domain/base/ids'
import { randomAddress } from '../addresses'
import { RandomStream, seedOf } from '../random'
import type { Call, Holding } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { routeSwap } from '../transactions/programs'
import type { LimitFilled } from './limit-steps'
import type { LimitStory } from './limit-story'

/** Token accounts and owners in a fill of an order of Jupiter's programs. */
export interface FillAccounts {
  /** Token account that holds the input that is not sold yet. */
  readonly reserve: Address
  readonly taker: Address
  readonly takerIn: Address
  readonly takerOut: Address
  readonly makerOut: Address
  readonly market: Address
  readonly marketIn: Address
  readonly marketOut: Address
}

/** Returns an address that is unique to this order. */
export function ownAddress({ scene, id }: LimitStory, name: string): Address {
  return randomAddress(new RandomStream(seedOf(scene.seed, name), id.plot, id.hour, id.ordinal))
}

/** Returns the reserve of a version 2 order: the order's associated token account. */
export function reserveOf(story: LimitStory): Address {
  return story.scene.tokenAccount(story.key, story.terms.pair.input)
}

/** Returns the token account that receives the fees of version 2. */
export function limitFeeAccount({ scene, terms }: LimitStory): Address {
  return scene.tokenAccount(scene.named('limit fee authority'), terms.pair.output)
}

/** Returns the reserve of a version 1 order: an account created for this order. */
export function reserveV1Of(story: LimitStory): Address {
  return ownAddress(story, 'limit v1 reserve')
}

export function fillAccounts(story: LimitStory, index: number, reserve: Address): FillAccounts {
  const { scene, terms } = story
  const { input, output } = terms.pair
  const taker = story.keeper(index)
  const market = scene.named('route authority')
  return {
    reserve,
    taker,
    takerIn: scene.tokenAccount(taker, input),
    takerOut: scene.tokenAccount(taker, output),
    makerOut: scene.tokenAccount(terms.maker, output),
    market,
    marketIn: scene.tokenAccount(market, input),
    marketOut: scene.tokenAccount(market, output),
  }
}

/** Returns the keeper's swap: it sells the borrowed input for the output that the order requires. */
export function swapBorrowed(story: LimitStory, step: LimitFilled, accounts: FillAccounts): Call {
  const { input, output } = story.terms.pair
  const { taker, takerIn, takerOut, market, marketIn, marketOut } = accounts
  return routeSwap(
    taker,
    { token: input, from: takerIn, to: marketIn, raw: step.inRaw },
    { token: output, from: marketOut, to: takerOut, raw: step.outRaw },
    market,
  )
}

/**
 * Returns the token balances before and after a fill. `reserveOwner` owns the reserve, by default the order
 * itself.
 */
export function fillHoldings(
  story: LimitStory,
  step: LimitFilled,
  accounts: FillAccounts,
  reserveOwner = story.key,
): Holding[] {
  const { maker, pair, takingRaw } = story.terms
  const { reserve, taker, takerIn, takerOut, makerOut, market, marketIn, marketOut } = accounts
  const { remainingInRaw, remainingOutRaw } = step.after
  // A failed step does not change `after`, so `remainingInRaw` still includes the step's input.
  const heldRaw = step.failed ? remainingInRaw : remainingInRaw + step.inRaw
  return new HoldingBook()
    .add(reserve, reserveOwner, pair.input, heldRaw)
    .add(takerIn, taker, pair.input, step.inRaw / 50n)
    .add(marketIn, market, pair.input, step.inRaw * 3n)
    .add(marketOut, market, pair.output, step.outRaw * 3n)
    .add(takerOut, taker, pair.output, step.outRaw / 20n)
    .add(makerOut, maker, pair.output, takingRaw - remainingOutRaw)
    .move(reserve, takerIn, step.inRaw)
    .move(takerIn, marketIn, step.inRaw)
    .move(marketOut, takerOut, step.outRaw)
    .move(takerOut, makerOut, step.outRaw)
    .list()
}
