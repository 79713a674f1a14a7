import { expect, test } from 'vitest'
import { definitionsText } from './definitions'

test('docs/definitions.md matches the metric definitions (update it with -u)', async () => {
  await expect(definitionsText()).toMatchFileSnapshot('../../docs/definitions.md')
})
