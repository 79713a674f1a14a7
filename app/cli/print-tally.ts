import type { TableTally } from '~/store/backup/tables'
import type { StoreCommand } from './run-command'

const count = new Intl.NumberFormat('en-US')

/** Prints a line for each finished table, and a total after the last one. */
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
    /** Prints the total. `what`: words at the end of the printed sentence. */
    end(what: string) {
      print(`${count.format(rows)} rows of ${tables} tables ${what}.`)
    },
  }
}
