import { protocolFacts, type SpotProtocolId } from '~/domain/protocol/protocol'
import { keyOf } from '../ingest/orders'
import type { BlockDraft } from './draft'
import { dcaClosing, dcaOpening, fillCall, limitClosing, limitOpening } from './spot-events'
import { orderRanges, spotOrder } from './spot-world'
import type { ProgramCall } from './transaction'

/** Revisions at which an order still has something left. */
const mostRevisions = 990
/** Opened orders that stay open, so that no order is closed in the block that opens it. */
const leastOpened = 100

/** What happens to the orders of a program. */
export interface SpotTraffic {
  fill(draft: BlockDraft): void
  open(draft: BlockDraft): void
  close(draft: BlockDraft): void
}

interface OpenableCalls {
  readonly opening: (index: number) => ProgramCall
  readonly closing: (index: number) => ProgramCall
}

const dcaCalls: OpenableCalls = { opening: dcaOpening, closing: dcaClosing }
const limitCalls: OpenableCalls = { opening: limitOpening, closing: limitClosing }

/** Creates the traffic of a program. Orders of Jupiter limit v1 and of Kamino are only filled. */
export function createSpotTraffic(protocol: SpotProtocolId): SpotTraffic {
  const { from, count } = orderRanges[protocol]
  const { topic } = protocolFacts[protocol]
  const { opening, closing } = protocol === 'jupiter-dca' ? dcaCalls : limitCalls
  const revisions = new Map<number, number>()
  const opened: number[] = []
  let fills = 0
  let nextOpened = from + count

  return {
    fill(draft) {
      fills += 1
      const index = from + ((fills * 7_919) % count)
      const revision = ((revisions.get(index) ?? 1 + (index % 500)) % mostRevisions) + 1
      revisions.set(index, revision)
      draft.put(spotOrder(protocol, index, revision), topic)
      draft.call(fillCall(protocol, index, revision))
    },
    open(draft) {
      const index = nextOpened
      nextOpened += 1
      opened.push(index)
      draft.put(spotOrder(protocol, index, 0), topic)
      draft.call(opening(index))
    },
    close(draft) {
      if (opened.length <= leastOpened) return
      const index = opened.shift()
      if (index === undefined) return
      draft.close(keyOf(0, index))
      draft.call(closing(index))
    },
  }
}
