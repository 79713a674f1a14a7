import { expect, test } from 'vitest'
import knip from '../../knip.config'
import { routeModules } from './route-modules'

test('only route modules of features are entries for knip, so that unused features are found', () => {
  const entries = knip.entry.filter((entry) => entry.startsWith('app/') && !entry.includes('.{test,'))
  expect(entries.filter((entry) => entry.startsWith('app/features/'))).toEqual([...routeModules])
  expect(entries.filter((entry) => entry.startsWith('app/*'))).toEqual([])
})
