import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removals } from '../faults/mutations/defences'
import { withoutDefence } from '../faults/mutations/removed'

test.each(removals)('the removal of a defence applies: $defence', (removal) => {
  const source = readFileSync(removal.file, 'utf8')
  expect(withoutDefence(source, removal)).not.toBe(source)
  expect(existsSync(removal.test)).toBe(true)
})

test('refuses a removal whose text is missing or occurs twice', () => {
  const removal = { defence: 'A', file: 'a.ts', edits: [['x', '']] as const, test: '' }
  expect(withoutDefence('axb', removal)).toBe('ab')
  expect(() => withoutDefence('ab', removal)).toThrow('exactly once')
  expect(() => withoutDefence('axbx', removal)).toThrow('exactly once')
})
