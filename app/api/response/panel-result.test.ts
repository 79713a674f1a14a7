import { expect, test, vi } from 'vitest'
import type { PanelView } from '~/domain/service/panel-view'
import type { Queries } from '~/queries/queries.server'
import { orNullBeforeData } from './panel-result.server'

function queriesAt(dataAt: number | undefined): Queries {
  const panel: PanelView = { source: 'simulated', dataAt, dataSlot: dataAt, notice: undefined }
  return { getPanel: async () => panel } as unknown as Queries // The test uses no other query.
}

test('does not query a number before there is data, because the 0 of an empty store would be cached', async () => {
  const ask = vi.fn(async () => 0)
  expect(await orNullBeforeData({ queries: queriesAt(undefined) }, 'kamino', ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
  expect(await orNullBeforeData({ queries: queriesAt(1_795_176_000) }, 'kamino', ask)).toBe(0)
})
