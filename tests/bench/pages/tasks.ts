import type { CDPSession } from '@playwright/test'

/** Events of a trace that are read here. Durations are microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Duration of the thread on a processor. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: { readonly url?: string; readonly processId?: number }
  }
}

/**
 * Records the tasks of a page's main thread. The returned function takes the URL of the page after all redirects. It
 * ends the recording and returns the processor time of each task, milliseconds. Unlike its duration, this time does
 * not grow while other processes keep the processor busy: a task of 48 ms took between 100 and 410 ms by the clock at a
 * load average of 10, and 47 to 49 ms of the processor. The pages must not be slowed down meanwhile, because Chromium
 * does this by running the thread in vain, less precisely the busier the machine is.
 */
export async function recordTasks(tools: CDPSession): Promise<(url: string) => Promise<readonly number[]>> {
  const events: TraceEvent[] = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']
  await tools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  })
  return async (url) => {
    const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
    await tools.send('Tracing.end')
    await complete
    const thread = mainThreadOf(events, url)
    return events
      .filter(({ name, pid, tid }) => name === 'RunTask' && pid === thread.pid && tid === thread.tid)
      .map(({ tdur = 0 }) => tdur / 1_000)
  }
}

/** Finds the main thread of the process that shows the page. */
function mainThreadOf(events: readonly TraceEvent[], url: string): TraceEvent {
  const shown = events.find(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && args?.data?.url === new URL(url).href,
  )?.args?.data
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && pid === shown?.processId,
  )
  if (thread === undefined) throw new Error(`no main thread of ${url} in the trace`)
  return thread
}
