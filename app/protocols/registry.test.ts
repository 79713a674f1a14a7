import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import { protocolFacts, protocolIds } from '~/domain/protocol'
import { protocolOfOwner, protocols } from './registry'

test('each protocol stands under its own id', () => {
  for (const id of protocolIds) expect(protocols[id].id).toBe(id)
})

test('each program id leads to its protocol and no other owner does', () => {
  for (const id of protocolIds) {
    for (const programId of protocolFacts[id].programIds)
      expect(protocolOfOwner(programId)).toBe(protocols[id])
  }
  expect(protocolOfOwner(trustedAddress('11111111111111111111111111111111'))).toBeUndefined()
})

test('every followed family belongs to a program of its protocol and has a filter, and room for one more', () => {
  for (const { programIds, accountFamilies } of Object.values(protocols)) {
    for (const { programId, filters } of accountFamilies) {
      expect(programIds).toContain(programId)
      expect(filters.length).toBeGreaterThan(0)
      // Nodes take four filters. One of them splits a snapshot that is too large.
      expect(filters.length).toBeLessThan(4)
    }
  }
})
