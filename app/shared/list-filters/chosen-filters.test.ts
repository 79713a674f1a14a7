import { expect, test } from 'vitest'
import { listSheetText } from '~/shared/list-sheet/list-sheet-text'
import { countChosen } from '~/shared/list-sheet/list-tools-context'
import { chosenFiltersOf } from './chosen-filters'

const hrefOf = (change: object) => JSON.stringify(change)

test('names each filter that narrows a list, with the URL that removes only this filter', () => {
  expect(chosenFiltersOf({ side: 'buy', minUsd: 10_000 }, hrefOf)).toEqual([
    { label: 'Buy', clearHref: '{"side":"both"}' },
    { label: '≥ $10K', clearHref: '{"minUsd":0}' },
  ])
  expect(chosenFiltersOf({ side: 'both', minUsd: 0.5 }, hrefOf)).toHaveLength(1)
  expect(chosenFiltersOf({ side: 'both', minUsd: 0 }, hrefOf)).toEqual([])
})

test('counts the filters and the search text in the name of the button', () => {
  const chosen = chosenFiltersOf({ side: 'sell', minUsd: 0 }, hrefOf)
  const form = { action: '/', name: 'dca.search', kept: [] }
  const search = { label: '', placeholder: '', form, value: 'JUP', clearHref: '/' }
  const tools = { of: 'DCA Orders', columns: [], filters: 'Minimum' }
  const nameOf = (count: number) => listSheetText.opener(tools, count)
  expect(nameOf(countChosen({}))).toBe('Sort and filter DCA Orders')
  expect(nameOf(countChosen({ chosen, search: { ...search, value: undefined } }))).toBe(
    'Sort and filter DCA Orders, 1 filter active',
  )
  expect(nameOf(countChosen({ chosen, search }))).toBe('Sort and filter DCA Orders, 2 filters active')
})
