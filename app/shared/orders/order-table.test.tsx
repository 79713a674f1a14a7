import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LimitOrderWire } from '~/contracts/orders/order'
import type { LimitOrderRow } from '~/contracts/orders/order-row'
import { takeChanged } from '~/shared/live/live-rows'
import { renderNext, rendersSame, startPanel } from '~/shared/live/panel-state'
import { LiveText } from '~/ui/signal/live-text'
import { createRowStore } from '~/ui/signal/row-store'
import { rowSignal, type Signal } from '~/ui/signal/signal'
import { type Column, Table, tableColumn } from '~/ui/table/table'
import { limitTable } from './limit-columns'
import { StatusCell } from './order-cells'
import { sideColumn } from './order-columns'
import { orderTable } from './order-lists'
import { openOrder } from './order-row.fixture'

const row: LimitOrderRow = { ...openOrder, limitPriceUsd: 2 }

/** A list of orders with one row, as a panel keeps it: the newest rows in a store, and the rendered rows. */
function showRow(columns: readonly Column<LimitOrderRow>[]) {
  const rules = orderTable<LimitOrderWire, LimitOrderRow>(columns)
  const store = createRowStore(rules.keyOf, [row])
  const page = { content: [row], page: 1, size: 1, totalElements: 1, totalPages: 1, totalIsExact: true }
  const meta = { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null } as const
  let state = startPanel({ answer: { page, meta, answeredAt: 100 }, view: 'one' })
  let rendered: { readonly rows: readonly LimitOrderRow[] } = { rows: [row] }
  return {
    store,
    /** Applies a new version of the row. Returns whether the row is rendered again. */
    receive(fields: Partial<LimitOrderRow>) {
      const changed = [{ ...row, slot: row.slot + 1, ...fields }]
      const next = { ...state, rows: takeChanged(state.rows, changed, rules, false, 0) }
      store.set(next.rows.shown)
      const isRendered = !rendersSame(state, next, rules)
      if (isRendered) rendered = renderNext(rendered, next, rules)
      state = next
      return isRendered
    },
    html: () =>
      renderToStaticMarkup(
        <Table caption="orders" columns={columns} rows={rendered.rows} keyOf={rules.keyOf} store={store} />,
      ),
  }
}

const column = tableColumn<LimitOrderRow>()
const symbolColumn = column({
  key: 'symbol',
  header: 'Sold',
  phone: 'none',
  reads: ['inputTokenSymbol'],
  cell: ({ inputTokenSymbol }) => inputTokenSymbol,
})

test('renders a row again if a field changes that an added column reads', () => {
  const without = showRow([sideColumn])
  expect(without.receive({ inputTokenSymbol: 'NEW' })).toBe(false)

  const list = showRow([sideColumn, symbolColumn])
  expect(list.html()).toContain('USDC')
  expect(list.receive({ inputTokenSymbol: 'NEW' })).toBe(true)
  expect(list.html()).toContain('NEW')
  expect(list.receive({ inputTokenSymbol: 'NEW', amountUsd: 7 })).toBe(false)
})

/** Shows the element that a cell renders, without a browser. */
function elementOf(cell: unknown, text: string) {
  const element = { textContent: text, className: '', firstChild: { nodeValue: text } }
  Reflect.get(Object(cell), 'ref')(element)
  return element
}

test('updates the cell of an added column in place, and renders it again when its value becomes known', () => {
  const slotColumn = column({
    key: 'value',
    header: 'Value',
    phone: 'none',
    reads: [],
    updates: ['amountUsd'],
    cell: (_, live) => <LiveText text={live(({ amountUsd }) => amountUsd?.toFixed(1))} />,
  })
  const list = showRow([slotColumn])
  expect(list.html()).toContain('100.0')
  const live = rowSignal(row, row.publicKey, list.store)
  const element = elementOf(LiveText({ text: live(({ amountUsd }) => amountUsd?.toFixed(1)) }), '100.0')
  expect(list.receive({ amountUsd: 7 })).toBe(false)
  expect(element.firstChild.nodeValue).toBe('7.0')
  expect(list.receive({ slot: 3, amountUsd: null })).toBe(true)
  expect(list.html()).toContain('—')
  expect(element.firstChild.nodeValue).toBe('—')
})

test('updates the status of an order in place', () => {
  const list = showRow(limitTable.columns)
  const word = rowSignal(
    row,
    row.publicKey,
    list.store,
  )(({ status }) => (status === 'open' ? 'Partial' : 'Cancelled')) satisfies Signal<string>
  const element = elementOf(StatusCell({ word }), 'Partial')
  const { className } = element
  expect(list.receive({ status: 'cancelled' })).toBe(false)
  expect(element.firstChild.nodeValue).toBe('Cancelled')
  expect(element.className).not.toBe(className)
})

test('renders limit orders again for other tokens and for unknown numbers, not for other numbers', () => {
  const looksSame = (fields: Partial<LimitOrderRow>) => limitTable.looksSame(row, { ...row, ...fields })
  expect(looksSame({ slot: 2, progress: 0, status: 'cancelled', amountUsd: 90, outputMintPrice: 4 })).toBe(
    true,
  )
  expect(looksSame({ amountUsd: null })).toBe(false)
  expect(looksSame({ inputMintPrice: null })).toBe(false)
  expect(looksSame({ outputTokenVerified: false })).toBe(false)
  expect(looksSame({ createdAt: 21 })).toBe(false)
})

test('renders the newest version of a row for a column that was hidden while the row changed', () => {
  const newest = { ...row, inputTokenSymbol: 'NEW' }
  const list = startPanel({
    answer: {
      page: { content: [newest], page: 1, size: 1, totalElements: 1, totalPages: 1, totalIsExact: true },
      meta: { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null },
      answeredAt: 100,
    },
    view: 'one',
  })
  const rowsWith = (columns: readonly Column<LimitOrderRow>[]) =>
    renderNext({ rows: [row] }, list, orderTable<LimitOrderWire, LimitOrderRow>(columns)).rows
  expect(rowsWith([sideColumn])[0]).toBe(row)
  expect(rowsWith([sideColumn, symbolColumn])[0]).toBe(newest)
})

test('a cell gets only the fields that its column declares', () => {
  const look = { header: 'Maker', phone: 'none' } as const
  column({
    ...look,
    key: 'read',
    reads: ['buy'],
    // @ts-expect-error: `amountUsd` is not declared
    cell: ({ amountUsd }) => amountUsd,
  })
  column({
    ...look,
    key: 'live',
    reads: ['buy'],
    updates: ['progress'],
    // @ts-expect-error: a field that updates in place must be read through `live`
    cell: ({ progress }) => progress,
  })
  column({
    ...look,
    key: 'undeclared',
    reads: ['buy'],
    // @ts-expect-error: `amountUsd` is not declared
    cell: (_, live) => <LiveText text={live(({ amountUsd }) => String(amountUsd))} />,
  })
  // @ts-expect-error: only `tableColumn` creates columns
  const unchecked: Column<LimitOrderRow> = {
    ...look,
    key: 'unchecked',
    reads: [],
    cell: ({ status }) => status,
  }
  expect(unchecked.key).toBe('unchecked')
})
