import { formatDateTime, formatTimeLeft } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import { type ProtocolHistory, topicHistory } from '~/domain/service/history-view'
import type { Queries } from '~/queries/queries.server'
import type { Running } from './running'

/** Output for the progress of backfill. Either a terminal, or a file that keeps every line. */
export interface ProgressOutput {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

const everyMs = 500
const barLetters = 30
/** Number of progress lines in a file, one for each tenth of the history. */
const linesOfTheWay = 10
const clearLine = '\r\u001b[2K'

/**
 * Shows the progress of backfill until it is complete. On a terminal the progress is a bar, in a file a few
 * lines. Writes nothing if no history needs to be loaded.
 */
export function showHistoryProgress(queries: Pick<Queries, 'getHealth'>, output: ProgressOutput): Running {
  let shown = 0 // number of tenths of the history for which a line was printed
  let began = false

  function show(programs: readonly ProtocolHistory[]): void {
    const { isComplete, completeSince } = topicHistory(programs)
    if (isComplete && completeSince !== undefined) {
      finish(completeSince)
      return
    }
    began = true
    const share = shareOf(programs)
    const tenths = Math.floor(share * linesOfTheWay)
    if (output.isTTY) output.write(`${clearLine}History ${bar(share)} ${progressText(programs)}`)
    else if (tenths > shown) output.write(`History: ${progressText(programs)}\n`)
    shown = Math.max(shown, tenths)
  }

  function finish(since: number): void {
    clearInterval(timer)
    if (began) output.write(`${output.isTTY ? clearLine : ''}History complete back to ${timeText(since)}.\n`)
  }

  async function look(): Promise<void> {
    const { history } = await queries.getHealth()
    if (history.length > 0) show(history)
  }

  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      if (began && output.isTTY) output.write('\n')
    },
  }
}

/** Formats the progress, e.g. `42 %, back to 8 Nov 2026, 14:00:00 UTC, 5,120 events/s, 3min left`. */
export function progressText(programs: readonly ProtocolHistory[]): string {
  const { completeSince } = topicHistory(programs)
  const etas = programs.flatMap(({ etaSeconds }) => etaSeconds ?? [])
  const pace = Math.max(0, ...programs.map(({ eventsPerSecond }) => eventsPerSecond))
  return [
    `${Math.floor(shareOf(programs) * 100)} %`,
    ...(completeSince === undefined ? [] : [`back to ${timeText(completeSince)}`]),
    `${Math.round(pace).toLocaleString('en-US')} events/s`,
    ...(etas.length === 0 ? [] : [`${formatTimeLeft(Math.max(...etas))} left`]),
  ].join(', ')
}

function shareOf(programs: readonly ProtocolHistory[]): number {
  return Math.min(...programs.map(({ doneFraction }) => doneFraction))
}

function bar(share: number): string {
  const full = Math.round(share * barLetters)
  return `[${'#'.repeat(full)}${'-'.repeat(barLetters - full)}]`
}

function timeText(at: number): string {
  return formatDateTime(at * 1000, utcFormat)
}
