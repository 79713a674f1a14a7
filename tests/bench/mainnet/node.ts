import { setTimeout as pause } from 'node:timers/promises'
import type { Slot } from '~/domain/base/time'
import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import { silentLog } from '~/lib/log'
import { slotAtCommitment } from '~/simulator/rpc/commitment'
import { createSimulatorServer } from '~/simulator/server'
import { openAccountFile } from './account-file'
import { createFileLedger } from './file-ledger'
import { ledgerTokens } from './spot-world'
import { createTraffic } from './traffic'

/** Command to the node: from now on events happen at this multiple of the busiest hour's rates. */
export interface PaceCommand {
  readonly type: 'pace'
  readonly times: number
}

export interface NodeListening {
  readonly type: 'listening'
  readonly url: string
  readonly geyserUrl: string
  readonly accounts: number
  readonly fileBytes: number
}

/** Sent when the node has sent a slot at `confirmed`. */
export interface SlotSent {
  readonly type: 'sent'
  readonly slot: Slot
  /** Wall-clock time, milliseconds. */
  readonly atMs: number
  readonly accounts: number
  readonly transactions: number
  readonly topics: readonly ChangeTopic[]
  /** By how much the node is behind its schedule, milliseconds. */
  readonly behindMs: number
}

const firstSlot = 380_000_000
const slotMs = 400

/** Plays a Solana node and a Geyser node whose accounts are in a file. */
export async function runNode(file: string): Promise<void> {
  const accounts = openAccountFile(file, firstSlot)
  const ledger = createFileLedger({ file: accounts, tokens: ledgerTokens(), firstSlot, slotMs })
  const geyser = { port: 0 }
  const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog, geyser })
  const waiting = new Map<Slot, Omit<SlotSent, 'type' | 'slot' | 'atMs'>>()
  let times = 0
  let schedule = { begunMs: performance.now(), made: 0 }
  process.on('message', (command: PaceCommand) => {
    times = command.times
    // What the node has missed before, while it served snapshots, does not belong to this pace.
    schedule = { begunMs: performance.now(), made: 0 }
  })
  process.on('disconnect', () => process.exit(0))

  function reportConfirmed(tip: Slot): void {
    const confirmed = slotAtCommitment(ledger, tip, 'confirmed')
    for (const [slot, facts] of waiting) {
      if (slot > confirmed) continue
      waiting.delete(slot)
      const atMs = performance.timeOrigin + performance.now()
      process.send?.({ type: 'sent', slot, atMs, ...facts } satisfies SlotSent)
    }
  }

  const listening = { url: server.url, geyserUrl: server.geyserUrl ?? '' }
  const facts = { accounts: accounts.count, fileBytes: accounts.bytes }
  process.send?.({ type: 'listening', ...listening, ...facts } satisfies NodeListening)
  const traffic = createTraffic()
  for (;;) {
    schedule.made += 1
    const dueMs = schedule.begunMs + schedule.made * slotMs
    await pause(Math.max(0, dueMs - performance.now()))
    const draft = traffic.next(times, slotMs / 1000, Math.floor(Date.now() / 1000))
    const block = draft.block()
    const behindMs = Math.max(0, performance.now() - dueMs)
    // Produces the block and sends what it confirms to all streams before it returns.
    const slot = ledger.produce(block)
    const counts = {
      accounts: (block.accounts ?? []).length,
      transactions: (block.transactions ?? []).length,
    }
    if (times > 0) waiting.set(slot, { ...counts, topics: draft.topics(), behindMs })
    reportConfirmed(slot)
  }
}
