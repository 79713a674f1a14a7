import type { ProtocolId } from '~/domain/protocol/protocol'
import { instructionLayouts as driftInstructions } from '~/protocols/drift-perps/instruction-layout'
import { dcaInstructions } from '~/protocols/jupiter-dca/instructions'
import { limitInstructions } from '~/protocols/jupiter-limit/instructions'
import { limitV1Instructions } from '~/protocols/jupiter-limit-v1/instructions'
import { kaminoInstructions } from '~/protocols/kamino-limit/instructions'
import { toHex } from '~/solana/bytes/hex'

type Layouts = Readonly<Record<string, { readonly discriminator: string }>>

/** Instructions that Sextant knows by name, by protocol. Mints are read as accounts, not from instructions. */
const layouts: Readonly<Record<ProtocolId, Layouts>> = {
  'jupiter-dca': dcaInstructions,
  'jupiter-limit': limitInstructions,
  'jupiter-limit-v1': limitV1Instructions,
  'kamino-limit': kaminoInstructions,
  'drift-perps': driftInstructions,
  'spl-token': {},
}

/** First eight bytes of the instruction in which a program calls itself with an event. */
const eventTag = 'e445a52e51cb9a1d'

/**
 * Returns the first eight bytes of an instruction, in hex, if Sextant does not know the instruction.
 * `undefined`: it is known, or it is an event.
 */
export function unknownInstruction(protocol: ProtocolId, data: Uint8Array): string | undefined {
  const discriminator = toHex(data.subarray(0, 8))
  if (discriminator === eventTag) return undefined
  const known = Object.values(layouts[protocol]).some((layout) => layout.discriminator === discriminator)
  return known ? undefined : discriminator
}
