import { isDeepStrictEqual } from 'node:util'
import { readAddress } from '~/solana/address/address-reader'
import type { PeerRecord } from './peers'
import { plainRecord } from './plain-record'
import type { Subject } from './subjects'

/**
 * Compares every field of Sextant's results with the peers' for every input. Returns the number of
 * comparisons; throws at the first difference.
 */
export function compareOutputs(subject: Subject): number {
  let compared = 0
  for (const input of subject.inputs) {
    const decoded = subject.decode(input, readAddress)
    if (decoded.outcome !== 'ok') throw new Error(`${subject.title} ${input.key} is ${decoded.outcome}`)
    const ours = plainState(decoded.value)
    for (const decode of [subject.anchor, subject.official?.decode]) {
      if (decode !== undefined) compared += compareFields(subject, ours, decode(input.data))
    }
  }
  return compared
}

function compareFields(subject: Subject, ours: Record<string, unknown>, peer: PeerRecord): number {
  const theirs = plainState(subject.tell(plainRecord(peer)))
  let compared = 0
  for (const [name, field] of Object.entries(ours)) {
    if (subject.untold.includes(name)) continue
    if (!isDeepStrictEqual(field, theirs[name])) {
      const [own, other] = [JSON.stringify(field), JSON.stringify(theirs[name])]
      throw new Error(`${subject.title}: ${name} is ${own} here and ${other} there`)
    }
    compared += 1
  }
  return compared
}

/**
 * Converts a decoded state for the comparison: wide integers become decimal strings, and absent options
 * become null.
 */
function plainState(state: object): Record<string, unknown> {
  const text = JSON.stringify(state, (_, field: unknown) => {
    if (field === undefined) return null
    return typeof field === 'bigint' ? field.toString() : field
  })
  return JSON.parse(text)
}
