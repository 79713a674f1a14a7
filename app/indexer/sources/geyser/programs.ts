import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Protocol } from '~/protocols/protocol'
import type { ChainTip } from '../chain/chain-tip'
import type { Source } from '../source'
import type { GeyserFeed } from './feed'
import { createProgramAccounts, type ProgramAccounts, type ProgramAccountsOptions } from './program-accounts'
import { createProgramEvents } from './program-events'
import type { ProgramEvents, ProgramEventsOptions } from './program-events-options'

export interface ProgramsOptions
  extends Omit<ProgramAccountsOptions, 'protocol' | 'isRepaired' | 'isPolled' | 'comparedUpTo'>,
    Omit<ProgramEventsOptions, 'protocol' | 'programId' | 'onRepaired' | 'onIncomplete'> {
  readonly tip: ProgramAccountsOptions['tip'] & Pick<ChainTip, 'dated'>
  readonly protocols: readonly Protocol[]
  readonly feed: GeyserFeed
}

/** One program of a protocol, with the readers of its accounts and its events. */
export interface Program {
  readonly protocol: Protocol
  readonly accounts: ProgramAccounts
  readonly events: ProgramEvents
}

export interface Programs {
  readonly sources: readonly Source[]
  /** Returns a program by its address. `undefined`: it is not followed. */
  get(programId: Address): Program | undefined
  all(): Iterable<Program>
  /** Reads everything up to this slot that the stream has not delivered from the Solana RPC. */
  requestRepair(upTo: Slot): void
}

/** Creates the readers of all followed programs. */
export function createPrograms(options: ProgramsOptions): Programs {
  const byId = new Map<Address, Program>()
  const sources: Source[] = []
  for (const protocol of options.protocols) {
    const ofProtocol: ProgramEvents[] = []
    const accounts = createProgramAccounts({
      ...options,
      protocol,
      isRepaired: () => ofProtocol.every((events) => events.isRepaired()),
      isPolled: () => ofProtocol.every((events) => events.isPolled()),
      comparedUpTo: () => leastOf(ofProtocol.map((events) => events.comparedUpTo())),
    })
    sources.push(accounts)
    for (const programId of protocol.programIds) {
      const events = createProgramEvents({
        ...options,
        ...{ protocol, programId, onRepaired: accounts.repaired, onIncomplete: accounts.incomplete },
      })
      ofProtocol.push(events)
      sources.push(events)
      byId.set(programId, { protocol, accounts, events })
    }
  }
  return {
    sources,
    get: (programId) => byId.get(programId),
    all: () => byId.values(),
    requestRepair(upTo) {
      for (const { events } of byId.values()) events.requestRepair(upTo)
    },
  }
}

/** Returns the lowest of the slots. `undefined`: at least one of them is unknown, or there is none. */
function leastOf(slots: readonly (Slot | undefined)[]): Slot | undefined {
  const known = slots.filter((slot) => slot !== undefined)
  return known.length < slots.length || known.length === 0 ? undefined : Math.min(...known)
}
