import type { Call, Failure } from './draft'

/** Compute unit limit that the transactions request. */
const computeBudget = 1_400_000
const truncated = 'Log truncated'

/**
 * Prints the log of a transaction in the format of a node: every call with the lines of its program and its
 * result.
 */
export function printLog(calls: readonly Call[], failure: Failure | undefined, truncates: boolean): string[] {
  const lines: string[] = []
  let budget = computeBudget
  for (const [index, call] of calls.entries()) {
    const failsHere = failure?.call === index
    printCall(lines, call, 1, budget, failsHere ? failure.code : undefined)
    budget -= call.computeUnits
    if (failsHere) break
  }
  return truncates ? truncate(lines) : lines
}

function printCall(
  lines: string[],
  { instruction, name, inner = [], lines: own = [], computeUnits }: Call,
  depth: number,
  budget: number,
  failsWith: number | undefined,
): void {
  const program = `Program ${instruction.programId}`
  lines.push(`${program} invoke [${depth}]`)
  if (name !== undefined) lines.push(`Program log: Instruction: ${name}`)
  if (failsWith === undefined) {
    for (const call of inner) printCall(lines, call, depth + 1, budget - computeUnits / 2, undefined)
    lines.push(...own)
  } else {
    lines.push(`Program log: AnchorError occurred. Error Number: ${failsWith}.`)
  }
  lines.push(`${program} consumed ${computeUnits} of ${Math.floor(budget)} compute units`)
  lines.push(
    failsWith === undefined
      ? `${program} success`
      : `${program} failed: custom program error: 0x${failsWith.toString(16)}`,
  )
}

/**
 * Truncates a log. Real nodes cut a long log at any point. This function drops the last lines of the log. In
 * a third of the logs it also drops the last event, so that clients have to detect the missing event from the
 * accounts.
 */
function truncate(lines: readonly string[]): string[] {
  const lastData = lines.findLastIndex((line) => /^Program (data: |log: [A-Za-z0-9+/=]{80,})/.test(line))
  const characters = lines.reduce((sum, line) => sum + line.length, 0)
  const losesData = lastData !== -1 && characters % 3 === 0
  return [...lines.slice(0, losesData ? lastData : Math.max(lastData + 1, lines.length - 3)), truncated]
}
