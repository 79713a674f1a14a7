import { Server, ServerCredentials, type ServerDuplexStream } from '@grpc/grpc-js'
import { geyserService } from '~/solana/geyser/service'
import { slotMs, startScriptedNode } from '../ingest/scripted-node'
import { type Flood, pubSubFrames, slotMessages } from './floods'

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

const { Subscribe } = geyserService.service
/** Messages are prepared before the measurement, so the sender's processor time is not measured. */
const rawService = { Subscribe: { ...Subscribe, responseSerialize: (bytes: Buffer) => bytes } }

/** Plays a Solana node and a Geyser node. `firstSlot`: slot of both when they start. */
export async function runSender(firstSlot: number): Promise<void> {
  const texts = new Map<string, string>() // results of getTransaction
  const node = await startScriptedNode({ firstSlot, transactionText: (signature) => texts.get(signature) })
  let stream: ServerDuplexStream<unknown, Buffer> | undefined
  let isSending = false
  setInterval(() => {
    if (isSending) return
    node.moveTo(node.slot() + 1)
    for (const message of slotMessages([], node.slot())) stream?.write(message)
  }, slotMs)

  const geyserPort = await startGeyser((opened) => {
    stream = opened
    for (const message of slotMessages([], node.slot())) opened.write(message)
  })

  async function sendGeyser(messages: readonly Buffer[]): Promise<void> {
    for (const message of messages) {
      if (stream?.write(message) === false)
        await new Promise<void>((resolve) => stream?.once('drain', () => resolve()))
    }
  }

  async function sendPubSub(frames: readonly Buffer[]): Promise<void> {
    for (const frame of frames) await node.send(frame)
  }

  process.on('message', async (command: SendCommand) => {
    isSending = true
    const isGeyser = command.over === 'geyser'
    const prepared = isGeyser
      ? slotMessagesOf(command)
      : { messages: pubSubFrames(command, node.slot() + 1, node.subscriptions, texts), last: node.slot() + 1 }
    const report: SentReport = { type: 'sent', firstMs: performance.timeOrigin + performance.now() }
    process.send?.(report)
    node.moveTo(prepared.last)
    await (isGeyser ? sendGeyser : sendPubSub)(prepared.messages)
    isSending = false
  })
  process.on('disconnect', () => process.exit(0))

  function slotMessagesOf(flood: Flood): { readonly messages: readonly Buffer[]; readonly last: number } {
    const messages: Buffer[] = []
    let last = node.slot()
    for (let from = flood.from; from < flood.from + flood.count; from += flood.perSlot) {
      last += 1
      const count = Math.min(flood.perSlot, flood.from + flood.count - from)
      messages.push(...slotMessages([{ ...flood, from, count }], last))
    }
    return { messages, last }
  }

  process.send?.({ type: 'listening', port: node.port, geyserPort })
}

async function startGeyser(onStream: (stream: ServerDuplexStream<unknown, Buffer>) => void): Promise<number> {
  const server = new Server()
  server.addService(rawService, { Subscribe: onStream })
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    )
  })
}
