import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type StatusObject,
} from '@grpc/grpc-js'
import type { Slot } from '~/domain/base/time'
import type { Ledger, SlotChange } from '~/simulator/ledger'
import { slotAtCommitment } from '~/simulator/rpc/commitment'
import type { SubscribeRequest__Output as Request } from '~/solana/geyser/generated/geyser/SubscribeRequest.generated'
import type { SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import { geyserService } from '~/solana/geyser/service'
import { accountUpdate, blockMetaUpdate, transactionUpdate } from './geyser-messages'

type Stream = ServerDuplexStream<Request, SubscribeUpdate>
type Refusal = Pick<StatusObject, 'code' | 'details'>

/** What the stub does. A test changes it at any time. */
export interface GeyserScript {
  /** Required value of `x-token`. */
  token: string | undefined
  /** Number of slots that can be repeated. 0: `from_slot` is refused. */
  retainedSlots: number
  /** Returns the status with which a subscription is refused. */
  refuse: (request: Request) => Refusal | undefined
  /** Changes the messages of a slot before they are sent: drops, repeats, reorders or delays them. */
  bend: (messages: readonly SubscribeUpdate[], slot: Slot) => readonly SubscribeUpdate[]
  /** Status with which a stream ends after each message. */
  endAfterMessage: Refusal | undefined
}

/** A Geyser node that serves a ledger at `confirmed`, and misbehaves as its script says. */
export interface GeyserStub {
  readonly url: string
  readonly script: GeyserScript
  /** Requests of all streams so far, without pings. */
  readonly requests: readonly Request[]
  /** Number of pings received. */
  pings(): number
  streams(): number
  /** Sends messages to all streams. */
  send(messages: readonly SubscribeUpdate[]): void
  /** Ends all streams. `undefined`: without an error. */
  end(status?: Refusal): void
  /** Stops the server, so that connections are refused. */
  down(): Promise<void>
  /** Starts the server again on the same port. */
  up(): Promise<void>
  stop(): Promise<void>
}

const usual = (): GeyserScript => ({
  token: undefined,
  retainedSlots: 150,
  refuse: () => undefined,
  bend: (messages) => messages,
  endAfterMessage: undefined,
})

/** Starts a stub. Slots before the start are not retained, as on a node that has just started. */
export async function startGeyserStub(ledger: Ledger, over: Partial<GeyserScript> = {}): Promise<GeyserStub> {
  const script = { ...usual(), ...over }
  const sealed: SlotChange[] = []
  const streams = new Map<Stream, Request>()
  const requests: Request[] = []
  let pending: SlotChange[] = []
  let pings = 0
  let server: Server | undefined

  const stopListening = ledger.onSlot((change) => {
    pending = [...pending.filter(({ slot }) => slot <= change.parent), change]
    // A node does not repeat the blocks of a discarded fork.
    while ((sealed.at(-1)?.slot ?? 0) > change.parent) sealed.pop()
    const confirmed = slotAtCommitment(ledger, change.slot, 'confirmed')
    const ready = pending.filter(({ slot }) => slot <= confirmed)
    pending = pending.filter(({ slot }) => slot > confirmed)
    for (const each of ready) {
      sealed.push(each)
      for (const [stream, request] of streams) sendSlot(stream, request, each)
    }
  })

  function write(stream: Stream, message: SubscribeUpdate): void {
    if (!streams.has(stream)) return
    stream.write(message)
    if (script.endAfterMessage !== undefined) endStream(stream, script.endAfterMessage)
  }

  function sendSlot(stream: Stream, request: Request, change: SlotChange): void {
    const owners = new Set(Object.values(request.accounts ?? {}).flatMap(({ owner }) => owner ?? []))
    const programs = Object.values(request.transactions ?? {}).flatMap(
      (filter) => filter.accountInclude ?? [],
    )
    const accounts = change.accounts.filter(({ owner }) => owners.has(owner)).map(accountUpdate)
    const transactions = change.transactions
      .filter((each) => each.error === null)
      .filter(({ staticKeys }) => staticKeys.some((key) => programs.includes(key)))
      .map((each, index) => transactionUpdate(each, index))
    const meta = blockMetaUpdate(change.slot, change.parent, ledger.blockTime(change.slot))
    for (const message of script.bend([...accounts, ...transactions, meta], change.slot))
      write(stream, message)
  }

  function endStream(stream: Stream, { code, details }: Refusal): void {
    streams.delete(stream)
    if (code === 0) stream.end()
    else stream.emit('error', { code, details })
  }

  function refusalOf(request: Request, metadata: Metadata): Refusal | undefined {
    const [token] = metadata.get('x-token')
    if (script.token !== undefined && token !== script.token)
      return { code: 16, details: `No valid auth token: ${String(token)}` }
    const { fromSlot } = request
    const refused = script.refuse(request)
    if (refused !== undefined || fromSlot === undefined) return refused
    if (script.retainedSlots === 0) return { code: 13, details: 'from_slot is not supported' }
    const first = sealed.at(-script.retainedSlots)?.slot ?? sealed[0]?.slot
    if (first === undefined || fromSlot > (sealed.at(-1)?.slot ?? 0))
      return { code: 13, details: 'failed to get replay response' }
    if (fromSlot >= first) return undefined
    return { code: 11, details: `broadcast from ${fromSlot} is not available, last available: ${first}` }
  }

  function subscribe(stream: Stream): void {
    stream.sendMetadata(new Metadata())
    stream.on('error', () => streams.delete(stream))
    stream.on('cancelled', () => streams.delete(stream))
    stream.on('data', (request: Request) => {
      if (request.ping !== undefined) {
        pings += 1
        return write(stream, { pong: request.ping })
      }
      requests.push(request)
      streams.set(stream, request)
      const refusal = refusalOf(request, stream.metadata)
      if (refusal !== undefined) return endStream(stream, refusal)
      const { fromSlot } = request
      const repeated = fromSlot === undefined ? [] : sealed.filter(({ slot }) => slot >= fromSlot)
      for (const each of repeated) sendSlot(stream, request, each)
    })
  }

  async function listen(port: number): Promise<number> {
    const made = new Server()
    made.addService(geyserService.service, { subscribe })
    server = made
    return new Promise((resolve, reject) => {
      made.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      )
    })
  }

  const port = await listen(0)
  const down = async (): Promise<void> => {
    streams.clear()
    server?.forceShutdown()
    server = undefined
  }
  return {
    url: `http://127.0.0.1:${port}`,
    script,
    requests,
    pings: () => pings,
    streams: () => streams.size,
    send(messages) {
      for (const stream of streams.keys()) for (const message of messages) write(stream, message)
    },
    end(status = { code: 0, details: '' }) {
      for (const stream of [...streams.keys()]) endStream(stream, status)
    },
    down,
    async up() {
      await listen(port)
    },
    async stop() {
      stopListening()
      await down()
    },
  }
}
