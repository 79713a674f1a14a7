import type { Address, Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerTransaction, SignatureEntry, SignatureQuery } from '../ledger'
import type { Realm } from './realm'
import { createRecentCache } from './recent-cache'
import type { SignatureScheme } from './stories/signature-scheme'
import type { Happening } from './stories/story'
import type { StoryBook } from './stories/story-book'
import { type Chronicle, compareHappenings, type Timeline } from './stories/timeline'
import { composeTransaction } from './transactions/compose'
import { hourOfSlot, unixTimeOfSlot } from './world-time'

/** Past transactions. The simulator computes them on request and does not store them. */
export interface History {
  compose(happening: Happening): LedgerTransaction
  transaction(signature: Signature, from: Slot, to: Slot): LedgerTransaction | undefined
  /** Returns signatures of slots in [from, to], newest first. */
  signatures(address: Address, query: SignatureQuery, from: Slot, to: Slot): readonly SignatureEntry[]
}

const rememberedSignatures = 10_000

export interface HistoryParts {
  readonly seed: number
  readonly books: readonly StoryBook[]
  readonly chronicle: Chronicle
  readonly scheme: SignatureScheme
  readonly realms: readonly Realm[]
}

export function createHistory({ seed, books, chronicle, scheme, realms }: HistoryParts): History {
  const bookByCode = new Map(books.map((book) => [book.plot.code, book]))

  // A client that lists signatures requests their transactions next. The story of each listed signature is
  // therefore cached, because decoding a signature costs as much as computing its story.
  const listed = createRecentCache<Signature, Happening>(rememberedSignatures)

  function findBetween(signature: Signature, from: Slot, to: Slot): Happening | undefined {
    const happening = find(signature)
    return happening && happening.slot >= from && happening.slot <= to ? happening : undefined
  }

  function find(signature: Signature): Happening | undefined {
    const known = listed.get(signature)
    if (known) return known
    const id = scheme.read(signature)
    const book = id && bookByCode.get(id.story.plot)
    const story = id && book?.story(id.story)
    const slot = story?.steps[id?.step ?? 0]?.slot
    if (id === undefined || story === undefined || slot === undefined) return undefined
    return slot <= (book?.lastSlot ?? slot) ? { slot, story, step: id.step } : undefined
  }

  const signatureOf = ({ story, step }: Happening) => scheme.sign({ story: story.id, step })

  function toEntry(happening: Happening): SignatureEntry {
    const signature = signatureOf(happening)
    listed.set(signature, happening)
    return {
      signature,
      slot: happening.slot,
      blockTime: unixTimeOfSlot(happening.slot),
      failed: happening.story.steps[happening.step]?.failed === true,
    }
  }

  function* newestFirst(address: Address, from: Slot, to: Slot): Iterable<Happening> {
    const timeline = chronicle.of(address)
    if (timeline) yield* walk(timeline, from, to)
    else {
      const steps = realms.map((realm) => realm.historyOf(address)).find((found) => found !== undefined)
      yield* [...(steps ?? [])].reverse().filter(({ slot }) => slot >= from && slot <= to)
    }
  }

  function compose(happening: Happening, signature = signatureOf(happening)): LedgerTransaction {
    const draft = happening.story.draft(happening.step)
    return composeTransaction(draft, { signature, slot: happening.slot, seed })
  }

  return {
    compose: (happening) => compose(happening),
    transaction(signature, from, to) {
      const happening = findBetween(signature, from, to)
      return happening && compose(happening, signature)
    },
    signatures(address, { before, until, limit }, from, to) {
      const newest = before === undefined ? undefined : find(before)
      if (before !== undefined && newest === undefined) return []
      const oldest = until === undefined ? undefined : find(until)
      const entries: SignatureEntry[] = []
      const top = newest === undefined ? to : Math.min(to, newest.slot)
      for (const happening of newestFirst(address, Math.max(from, oldest?.slot ?? from), top)) {
        if (newest && compareHappenings(happening, newest) >= 0) continue
        if (oldest && compareHappenings(happening, oldest) <= 0) break
        if (entries.length >= limit) break
        entries.push(toEntry(happening))
      }
      return entries
    },
  }
}

/** Iterates over a program's events, newest first. */
function* walk(timeline: Timeline, from: Slot, to: Slot): Iterable<Happening> {
  for (let hour = hourOfSlot(to); hour >= hourOfSlot(from); hour--) {
    const happenings = timeline.hour(hour)
    for (let index = happenings.length - 1; index >= 0; index--) {
      const happening = happenings[index]
      if (happening === undefined || happening.slot > to) continue
      if (happening.slot < from) return
      yield happening
    }
  }
}
