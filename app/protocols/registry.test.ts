import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { protocolFacts, protocolIds } from '~/domain/protocol/protocol'
import { protocolOfOwner, protocols } from './registry'

test('registers each protocol under its id', () => {
  for (const id of protocolIds) expect(protocols[id].id).toBe(id)
})

test('finds the protocol of each program id, and none for another owner', () => {
  for (const id of protocolIds) {
    for (const programId of protocolFacts[id].programIds)
      expect(protocolOfOwner(programId)).toBe(protocols[id])
  }
  expect(protocolOfOwner(trustedAddress('11111111111111111111111111111111'))).toBeUndefined()
})

test('has a filter for every followed account type, leaves room for one more, and uses a program of the protocol', () => {
  for (const { programIds, accountFamilies } of Object.values(protocols)) {
    for (const { programId, filters } of accountFamilies) {
      expect(programIds).toContain(programId)
      expect(filters.length).toBeGreaterThan(0)
      // A node accepts up to four filters. One filter must be left for splitting a snapshot that is too
      // large.
      expect(filters.length).toBeLessThan(4)
    }
  }
})
