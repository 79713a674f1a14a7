import { parseAddress, parseSignature } from '~/domain/base/parse-id'
import type { Environment } from '~/env.server'
import { silentLog } from '~/lib/log'
import { findAddress, findSignature, mostRowsShown, type TableFinding } from '~/store/upkeep/inspect'
import { describeAccount, describeTransaction } from './inspect-chain'
import { openNode } from './open-node'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `Prints the stored rows of an account, wallet, mint or transaction, and how Sextant decodes it.
  npm run inspect -- <address|signature>`

type Context = StoreCommand & {
  readonly environment: Pick<Environment, 'solana' | 'simulator'>
}

/**
 * `npm run inspect`: prints the stored rows first, and reads the chain after that. If the node can't be
 * reached, only the rows are printed.
 */
export async function inspectCommand(context: Context): Promise<void> {
  const { pool, print } = context
  const [text = ''] = context.arguments
  const address = parseAddress(text)
  const signature = parseSignature(text)
  if (context.arguments.length !== 1) throw new UsageError(usage)
  if (address !== undefined) {
    printFindings(await findAddress(pool, address), print)
    return printChain(context, (url) => describeAccount(url, address))
  }
  if (signature === undefined) throw new UsageError(usage)
  printFindings(await findSignature(pool, signature), print)
  return printChain(context, (url) => describeTransaction(url, signature))
}

function printFindings(findings: readonly TableFinding[], print: Context['print']): void {
  if (findings.length === 0) print('The database has no rows of it.')
  for (const { table, column, rows, more } of findings) {
    print(`${table}, by ${column}: ${more ? `the first ${mostRowsShown} rows` : `${rows.length} rows`}`)
    for (const row of rows) {
      for (const [name, value] of row)
        print(`  ${name.padEnd(28)} ${value === null ? '–' : printable(value)}`)
      print('')
    }
  }
}

/**
 * Escapes control characters. This is necessary because token names are untrusted and could move the cursor
 * or colour the terminal.
 */
function printable(value: string): string {
  const shown = value.replace(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
}

async function printChain(
  { environment, print }: Context,
  look: (url: string) => Promise<string[]>,
): Promise<void> {
  const node = await openNode(environment, silentLog)
  print(`On chain, according to ${node.name}:`)
  try {
    for (const line of await look(node.url)) print(line)
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
  } finally {
    await node.stop()
  }
}
