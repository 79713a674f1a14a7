import type { Slot } from '~/domain/base/time'

/** Where the results of a method contain slots. */
type ReadSlots = (result: unknown) => readonly unknown[]

const slotOf = (value: unknown): unknown => memberOf(value, 'slot')
const ofContext: ReadSlots = (result) => [slotOf(memberOf(result, 'context'))]

const readers: ReadonlyMap<string, ReadSlots> = new Map<string, ReadSlots>([
  ['getSlot', (result) => [result]],
  ['getFirstAvailableBlock', (result) => [result]],
  ['getBlocks', listOf],
  ['getTransaction', (result) => [slotOf(result)]],
  ['getSignaturesForAddress', (result) => listOf(result).map(slotOf)],
  ['getTransactionsForAddress', (result) => listOf(memberOf(result, 'data')).map(slotOf)],
  ['getMultipleAccounts', ofContext],
  ['getProgramAccountsV2', ofContext],
])

/**
 * Returns the newest slot that the result of a method contains. `undefined`: it contains none, or its form is
 * unknown.
 */
export function newestSlotIn(method: string, result: unknown): Slot | undefined {
  let newest: Slot | undefined
  for (const slot of readers.get(method)?.(result) ?? [])
    if (typeof slot === 'number' && (newest === undefined || slot > newest)) newest = slot
  return newest
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
