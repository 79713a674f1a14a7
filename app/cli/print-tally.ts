import type { TableTally } from '~/store/backup/tables'
import type { StoreCommand } from './run-command'

const count = new Intl.NumberFormat('en-US')

/** Tells people of each table that is through, and at the end of all. */
export function createTallyPrinter(print: StoreCommand['print']) {
  let [tables, rows] = [0, 0]
  return {
    onTable(tally: TableTally) {
      tables += 1
      rows += tally.rows
      print(
        `${tally.table.padEnd(20)} ${count.format(tally.rows).padStart(12)} rows  ${tally.checksum.slice(0, 16)}`,
      )
    },
    /** `what` ends the sentence. */
    end(what: string) {
      print(`${count.format(rows)} rows of ${tables} tables ${what}.`)
    },
  }
}
