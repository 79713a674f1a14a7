import type { LedgerTransaction } from '../../ledger'
import { composeTransaction, type Placement } from './compose'
import type { TransactionDraft } from './draft'
import { valuesOf } from './draft-values'
import { fillForm, learnForm, type TextForm } from './text-form'

/** Prints a draft as the JSON text of its transaction. Returns the text in UTF-8. */
export type Printer = (draft: TransactionDraft, placement: Placement) => Uint8Array

/**
 * Size of a buffer, bytes. Several texts share one buffer, because allocating a buffer per text takes longer
 * than printing the text.
 */
const sheetBytes = 256 * 1024

/**
 * Creates a printer. Nearly all of a transaction's JSON text is the same for every draft of its form. The
 * printer therefore learns a template from the first draft of a form and fills the gaps of the template for
 * all other drafts. This takes a quarter of the time of composing and writing the transaction. `write` is
 * used to learn templates, and for drafts without a form.
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

/**
 * Returns the name of a draft's form. The name includes whether keys are loaded through a lookup table.
 * Failed and truncated drafts have no form, because they are rare and differ too much.
 */
function nameOf({ form, failure, truncatesLog, usesLookupTable }: TransactionDraft): string | undefined {
  if (form === undefined || failure !== undefined || truncatesLog === true) return undefined
  return usesLookupTable ? `${form}, loaded` : form
}
