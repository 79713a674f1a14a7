import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'

/**
 * Returns a function that leaves out the figures before the first bar. The library counts all times on its axis, so
 * they would move the bars away from their indexes. For the same figures and first bar, it returns the same array.
 */
export function createPanePoints() {
  let last: { readonly all: readonly PanePointWire[]; readonly from: UnixMs | undefined } | undefined
  let shown: readonly PanePointWire[] = []
  return (all: readonly PanePointWire[], from: UnixMs | undefined): readonly PanePointWire[] => {
    if (last?.all !== all || last.from !== from) {
      last = { all, from }
      shown = all.filter(({ time }) => from !== undefined && time >= from)
    }
    return shown
  }
}
