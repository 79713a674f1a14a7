import type { LedgerTransaction } from '../../ledger'
import { composeTransaction, type Placement } from './compose'
import type { TransactionDraft } from './draft'
import { valuesOf } from './draft-values'
import { fillForm, learnForm, type TextForm } from './text-form'

/** Prints a draft as the JSON text of its transaction, in UTF-8. */
export type Printer = (draft: TransactionDraft, placement: Placement) => Uint8Array

/** Texts are printed side by side into sheets of so many bytes: to allocate each by itself takes longer than to print it. */
const sheetBytes = 256 * 1024

/**
 * A transaction has some hundred keys, indexes and lines, of which nearly all stand where they stand in every other of its form. So a form is learned from the first draft that has it, and
 * the others are printed by filling its gaps, for a quarter of what it takes to compose and write them. `write` gives the text of what has no form, and of the drafts that forms are learned from.
 */
export function createPrinter(write: (transaction: LedgerTransaction) => string): Printer {
  const forms = new Map<string, TextForm>()
  let sheet = Buffer.allocUnsafeSlow(sheetBytes)
  let used = 0

  function take(length: number): Buffer {
    if (used + length > sheet.length) {
      sheet = Buffer.allocUnsafeSlow(Math.max(sheetBytes, length))
      used = 0
    }
    used += length
    return sheet.subarray(used - length, used)
  }

  return (draft, placement) => {
    const name = nameOf(draft)
    if (name === undefined) return Buffer.from(write(composeTransaction(draft, placement)))
    let form = forms.get(name)
    if (form === undefined) {
      form = learnForm(draft, write)
      forms.set(name, form)
    }
    return fillForm(form, valuesOf(draft, placement), take)
  }
}

/** Whether keys are loaded is a matter of the form; what fails or is cut is rare and ends in many ways. */
function nameOf({ form, failure, truncatesLog, usesLookupTable }: TransactionDraft): string | undefined {
  if (form === undefined || failure !== undefined || truncatesLog === true) return undefined
  return usesLookupTable ? `${form}, loaded` : form
}
