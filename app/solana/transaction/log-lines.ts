import { encodeBase64 } from '~/lib/text/base64'

/** A log line that a program wrote, with the program that wrote it. */
export interface ProgramLogLine {
  /**
   * Zero-based line number in the transaction's log. An event is identified by this number and the
   * transaction's signature.
   */
  readonly line: number
  readonly programId: string
  /** Prefix of the line. `data`: `Program data: …` (Anchor's `emit!`). `log`: `Program log: …` (`msg!`). */
  readonly kind: 'data' | 'log'
  /** Text after the prefix of the line. */
  readonly text: string
}

/**
 * Log lines with their programs. `truncated`: the node truncated the log, or the log contradicts itself. In
 * both cases events may be missing.
 */
export interface ProgramLog {
  readonly lines: readonly ProgramLogLine[]
  readonly truncated: boolean
}

const dataPrefix = 'Program data: '
const logPrefix = 'Program log: '
const programPrefix = 'Program '
const callWords = ['invoke', 'success', 'failed']
const invocation = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) invoke \[(\d{1,3})\]$/
const completion = /^Program ([1-9A-HJ-NP-Za-km-z]{32,44}) (?:success$|failed)/

/**
 * Attributes each line to the program that wrote it. The runtime prints `invoke`, `success` and `failed`
 * around a program's own lines. A program can print any text, but only after one of the two prefixes, so it
 * can't imitate another program.
 */
export function readProgramLog(logs: readonly string[]): ProgramLog {
  const lines: ProgramLogLine[] = []
  const truncated = !walkLog(logs, (line) => lines.push(line))
  return { lines, truncated }
}

/**
 * Returns the lines that a program wrote, one list per invocation of the program. `undefined`: the log is
 * truncated or contradicts itself.
 */
export function readCallsOf(
  logs: readonly string[],
  programId: string,
): readonly (readonly ProgramLogLine[])[] | undefined {
  const calls = new Map<number, ProgramLogLine[]>()
  const isWhole = walkLog(
    logs,
    (line, call) => calls.get(call)?.push(line),
    (invoked, call) => {
      if (invoked === programId) calls.set(call, [])
    },
  )
  return isWhole ? [...calls.values()] : undefined
}

/**
 * Calls back for each line of a program, and for each invocation. Invocations are numbered from 0. Returns
 * false if the log ends early.
 */
function walkLog(
  logs: readonly string[],
  onLine: (line: ProgramLogLine, call: number) => void,
  onCall: (programId: string, call: number) => void = () => {},
): boolean {
  const stack: string[] = []
  const calls: number[] = []
  let made = 0
  for (const [line, text] of logs.entries()) {
    const programId = stack.at(-1)
    const own = ownText(text)
    if (own !== undefined) {
      if (programId !== undefined) onLine({ line, programId, ...own }, calls.at(-1) ?? 0)
      continue
    }
    if (text === 'Log truncated' || !trackCall(stack, text)) return false
    calls.length = Math.min(calls.length, stack.length)
    const invoked = stack.length > calls.length ? stack.at(-1) : undefined
    if (invoked === undefined) continue
    onCall(invoked, made)
    calls.push(made)
    made += 1
  }
  return true
}

function ownText(text: string): { readonly kind: 'data' | 'log'; readonly text: string } | undefined {
  if (text.startsWith(dataPrefix)) return { kind: 'data', text: text.slice(dataPrefix.length) }
  if (text.startsWith(logPrefix)) return { kind: 'log', text: text.slice(logPrefix.length) }
  return undefined
}

/**
 * Updates the stack of running programs. Returns false if the line contradicts the lines before it. Most
 * lines report compute units and are skipped without a regular expression.
 */
function trackCall(stack: string[], text: string): boolean {
  const word = text.indexOf(' ', programPrefix.length) + 1
  if (!callWords.some((each) => text.startsWith(each, word))) return true
  const invoked = invocation.exec(text)
  if (invoked?.[1] !== undefined) {
    stack.push(invoked[1])
    return stack.length === Number(invoked[2])
  }
  const completed = completion.exec(text)
  return completed === null || stack.pop() === completed[1]
}

/** Returns the log line in which Anchor's `emit!` prints bytes. */
export function printLogData(bytes: Uint8Array): string {
  return dataPrefix + encodeBase64(bytes)
}
