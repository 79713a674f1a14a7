import { expect, test, vi } from 'vitest'
import type { PanelView } from '~/domain/panel-view'
import type { Queries } from '~/queries/queries.server'
import { orNullBeforeData } from './panel-answer.server'

function queriesAt(dataAt: number | undefined): Queries {
  const panel: PanelView = { source: 'simulated', dataAt, dataSlot: dataAt, notice: undefined }
  return { getPanel: async () => panel } as unknown as Queries // asked for nothing else
}

test('a figure is not asked for before there is data: a 0 of an empty store would be kept and shown after', async () => {
  const ask = vi.fn(async () => 0)
  expect(await orNullBeforeData({ queries: queriesAt(undefined) }, 'kamino', ask)).toBeNull()
  expect(ask).not.toHaveBeenCalled()
  expect(await orNullBeforeData({ queries: queriesAt(1_795_176_000) }, 'kamino', ask)).toBe(0)
})
