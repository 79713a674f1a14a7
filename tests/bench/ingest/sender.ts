import { setTimeout as pause } from 'node:timers/promises'
import { orderAccount, scattered } from './orders'
import { accountFrame, slotMs, startScriptedNode } from './scripted-node'

/**
 * Command to the sender, a separate process that plays the node: it sends prepared notifications of accounts.
 */
export interface SendCommand {
  readonly type: 'send'
  /**
   * Position in the shuffled sequence of orders at which to start. The next two fields are the number of
   * orders and their revision.
   */
  readonly from: number
  readonly count: number
  readonly revision: number
  /** Number of frames of a slot. */
  readonly perSlot: number
  /** Number of frames per second; `undefined`: as fast as the indexer reads them. */
  readonly perSecond: number | undefined
}

export interface SentReport {
  readonly type: 'sent'
  /** Wall-clock time at which each frame was sent, milliseconds. */
  readonly sentAtMs: Float64Array
  readonly rssBytes: number
}

export async function runSender(firstSlot: number): Promise<void> {
  const node = await startScriptedNode({ firstSlot })
  let isSending = false
  setInterval(() => {
    if (!isSending) node.moveTo(node.slot() + 1)
  }, slotMs)

  async function send({ from, count, revision, perSlot, perSecond }: SendCommand): Promise<void> {
    isSending = true
    const slot = node.slot() + 1
    const frames = Array.from({ length: count }, (_, index) => {
      const order = orderAccount(scattered(from + index), revision)
      return accountFrame(order, slot + Math.floor(index / perSlot), node.subscriptions)
    })
    const sentAtMs = new Float64Array(count)
    const startedMs = wallMs()
    for (const [index, frame] of frames.entries()) {
      if (index % perSlot === 0) node.moveTo(slot + index / perSlot)
      while (isEarly(index, startedMs, perSecond)) await pause(1)
      sentAtMs[index] = wallMs()
      await node.send(frame)
    }
    isSending = false
    process.send?.({ type: 'sent', sentAtMs, rssBytes: process.memoryUsage.rss() } satisfies SentReport)
  }

  process.on('message', (command: SendCommand) => {
    void send(command)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ type: 'listening', port: node.port })
}

function isEarly(index: number, startedMs: number, perSecond: number | undefined): boolean {
  return perSecond !== undefined && wallMs() < startedMs + (index / perSecond) * 1000
}

export function wallMs(): number {
  return performance.timeOrigin + performance.now()
}
