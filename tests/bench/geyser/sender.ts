import { slotMs, startScriptedNode } from '../ingest/scripted-node'
import { type Flood, pubSubFrames, slotMessages } from './floods'
import { framesOf, startFramedNode } from './framed-node'

/** Command to the sender, a separate process that plays both nodes. */
export interface SendCommand extends Flood {
  readonly type: 'send'
  readonly over: 'pubsub' | 'geyser'
}

export interface SentReport {
  readonly type: 'sent'
  /** Wall-clock time at which the first message was sent, milliseconds. */
  readonly firstMs: number
}

/**
 * Plays a Solana node and a Geyser node. `firstSlot`: slot of both when they start. Messages are prepared
 * before the measurement, which therefore contains little processor time of the sender.
 */
export async function runSender(firstSlot: number): Promise<void> {
  const texts = new Map<string, string>() // results of getTransaction
  const node = await startScriptedNode({ firstSlot, transactionText: (signature) => texts.get(signature) })
  let isSending = false
  const geyser = await startFramedNode(() => void sendGeyser(framesOf(slotMessages([], node.slot()))))
  setInterval(() => {
    if (isSending) return
    node.moveTo(node.slot() + 1)
    void sendGeyser(framesOf(slotMessages([], node.slot())))
  }, slotMs)

  async function sendGeyser(frames: readonly Buffer[]): Promise<void> {
    for (const frame of frames) await geyser.send(frame)
  }

  async function sendPubSub(frames: readonly Buffer[]): Promise<void> {
    for (const frame of frames) await node.send(frame)
  }

  process.on('message', async (command: SendCommand) => {
    isSending = true
    const isGeyser = command.over === 'geyser'
    const prepared = isGeyser
      ? slotFramesOf(command)
      : { frames: pubSubFrames(command, node.slot() + 1, node.subscriptions, texts), last: node.slot() + 1 }
    const report: SentReport = { type: 'sent', firstMs: performance.timeOrigin + performance.now() }
    process.send?.(report)
    node.moveTo(prepared.last)
    await (isGeyser ? sendGeyser : sendPubSub)(prepared.frames)
    isSending = false
  })
  process.on('disconnect', () => process.exit(0))

  function slotFramesOf(flood: Flood): { readonly frames: readonly Buffer[]; readonly last: number } {
    const frames: Buffer[] = []
    let last = node.slot()
    for (let from = flood.from; from < flood.from + flood.count; from += flood.perSlot) {
      last += 1
      const count = Math.min(flood.perSlot, flood.from + flood.count - from)
      frames.push(...framesOf(slotMessages([{ ...flood, from, count }], last)))
    }
    return { frames, last }
  }

  process.send?.({ type: 'listening', port: node.port, geyserPort: geyser.port })
}
