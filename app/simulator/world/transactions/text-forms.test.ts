import { expect, test } from 'vitest'
import { trustedSignature } from '~/domain/ids'
import { placedTransactionJson, usualFormat } from '../../rpc/transaction-json'
import type { Happening } from '../stories/story'
import { createChronicle } from '../stories/timeline'
import { createWorld } from '../world'
import { composeTransaction } from './compose'
import { createPrinter } from './text-forms'

const seed = 5
const lastHour = 42_000
const hours = 3
/** Minimum number of forms that must occur. There are 26 forms, but the rarest may not occur. */
const fewestForms = 24

/** Iterates over the steps of all programs in a range of hours. */
function* happenings(): Iterable<Happening> {
  const { orderBooks, perpBooks } = createWorld(seed, 1)
  const books = [...orderBooks, ...perpBooks]
  const chronicle = createChronicle(books)
  for (const programId of new Set(books.map(({ plot }) => plot.programId))) {
    for (let hour = lastHour - hours + 1; hour <= lastHour; hour++) {
      yield* chronicle.of(programId)?.hour(hour) ?? []
    }
  }
}

test('prints the same text from a form as by composing and writing the transaction', () => {
  const write = (transaction: Parameters<typeof placedTransactionJson>[0]) =>
    placedTransactionJson(transaction, usualFormat).text
  const print = createPrinter(write)
  const compared = new Map<string, number>()
  for (const { slot, story, step } of happenings()) {
    const draft = story.draft(step)
    const form = draft.form?.replace(/, Token\S* for .*/, '') ?? 'none'
    const placement = { signature: trustedSignature(`signature${compared.size}`), slot, seed }
    const printed = Buffer.from(print(draft, placement)).toString()
    const written = write(composeTransaction(draft, placement))
    if (printed !== written) expect(printed).toBe(written)
    compared.set(form, (compared.get(form) ?? 0) + 1)
  }
  compared.delete('none')
  expect(compared.size).toBeGreaterThanOrEqual(fewestForms)
})
