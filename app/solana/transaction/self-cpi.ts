import type { Address } from '~/domain/base/ids'
import { startsWith } from '../bytes/byte-reader'
import { ByteWriter } from '../bytes/byte-writer'
import { hexBytes } from '../bytes/hex'
import type { StructOf } from '../bytes/struct'
import { createTaggedEncoder, type TaggedLayouts } from '../bytes/tagged-structs'
import type { EncodedInstruction } from './instruction-layout'
import type { Instruction, Transaction } from './transaction'

/**
 * First eight bytes of the instruction in which a program calls itself with an event (Anchor's `emit_cpi!`).
 */
const eventTag = hexBytes('e445a52e51cb9a1d')

/** An event that a program emitted by calling itself. */
export interface SelfCpiEvent {
  /**
   * Path of the self-call, such as "3.14". An event is identified by this path and the transaction's
   * signature.
   */
  readonly path: string
  /** Event discriminator, followed by borsh fields. */
  readonly data: Uint8Array
  /**
   * The program's instruction that emitted the event. It is the nearest one before the event under the same
   * outer instruction.
   */
  readonly emitter: Instruction | undefined
}

/**
 * Returns the events of one program in execution order. A self-call is authentic, because only the program
 * can sign for its event authority. Self-calls are always inner instructions. A failed transaction has no
 * events.
 */
export function readSelfCpiEvents(transaction: Transaction, programId: Address): readonly SelfCpiEvent[] {
  if (transaction.failed) return []
  const events: SelfCpiEvent[] = []
  let emitter: Instruction | undefined
  for (const instruction of transaction.instructions) {
    if (instruction.programId !== programId) continue
    if (instruction.path.length < 2 || !startsWith(instruction.data, eventTag)) {
      emitter = instruction
      continue
    }
    const sameOuter = emitter?.path[0] === instruction.path[0]
    events.push({
      path: instruction.path.join('.'),
      data: instruction.data.subarray(eventTag.length),
      emitter: sameOuter ? emitter : undefined,
    })
  }
  return events
}

/** Creates the self-call that contains an event, for composing transactions. */
export function encodeSelfCpi(
  programId: Address,
  eventAuthority: Address,
  event: Uint8Array,
): EncodedInstruction {
  return {
    programId,
    accounts: [{ address: eventAuthority, signer: true, writable: false }],
    data: new ByteWriter(event.length + eventTag.length).raw(eventTag).raw(event).toBytes(),
  }
}

/**
 * Creates an encoder of the self-calls by which a program emits its events. A self-call is an inner
 * instruction after the instruction that caused the event.
 */
export function createEventCpiEncoder<L extends TaggedLayouts>(
  programId: Address,
  eventAuthority: Address,
  layouts: L,
) {
  const encodeEvent = createTaggedEncoder(layouts)
  return <N extends keyof L & string>(name: N, fields: StructOf<L[N]['fields']>): EncodedInstruction =>
    encodeSelfCpi(programId, eventAuthority, encodeEvent(name, fields))
}
