import type { Address } from '~/domain/ids'
import { randomAddress } from '../addresses'
import { RandomStream, seedOf } from '../random'
import type { Call, Holding } from '../transactions/draft'
import { HoldingBook } from '../transactions/holdings'
import { routeSwap } from '../transactions/programs'
import type { LimitFilled } from './limit-steps'
import type { LimitStory } from './limit-story'

/** Where tokens lie while a keeper fills an order of one of Jupiter's programs. */
export interface FillAccounts {
  /** Holds what the order has left to sell. */
  readonly reserve: Address
  readonly taker: Address
  readonly takerIn: Address
  readonly takerOut: Address
  readonly makerOut: Address
  readonly market: Address
  readonly marketIn: Address
  readonly marketOut: Address
}

/** An address of the order that no other order has. */
export function ownAddress({ scene, id }: LimitStory, name: string): Address {
  return randomAddress(new RandomStream(seedOf(scene.seed, name), id.plot, id.hour, id.ordinal))
}

/** Version 2 keeps the input in the order's associated token account. */
export function reserveOf(story: LimitStory): Address {
  return story.scene.tokenAccount(story.key, story.terms.pair.input)
}

/** Where version 2 puts its fees. */
export function limitFeeAccount({ scene, terms }: LimitStory): Address {
  return scene.tokenAccount(scene.named('limit fee authority'), terms.pair.output)
}

/** Version 1 keeps it in an account of its own making. */
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

/** The keeper sells the borrowed input for what the order asks for. */
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

/** `reserveOwner`: whose the reserve is, by default the order's. */
export function fillHoldings(
  story: LimitStory,
  step: LimitFilled,
  accounts: FillAccounts,
  reserveOwner = story.key,
): Holding[] {
  const { maker, pair, takingRaw } = story.terms
  const { reserve, taker, takerIn, takerOut, makerOut, market, marketIn, marketOut } = accounts
  const { remainingInRaw, remainingOutRaw } = step.after
  // `after` of a failed step is unchanged: then the input has not left yet.
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
