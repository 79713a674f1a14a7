import { trustedAddress } from '~/domain/base/ids'
import { protocolFacts } from '~/domain/protocol/protocol'
import { hexBytes } from '~/solana/bytes/hex'
import { layOut, type StructOf } from '~/solana/bytes/struct'

/** Id of the protocol that this folder decodes. */
export const dcaProtocol = 'jupiter-dca'

/** The DCA program. */
export const dcaProgramId = protocolFacts[dcaProtocol].programIds[0]

export const dcaDiscriminator = hexBytes('525d5a7f2865919a')

/**
 * Fields of the `Dca` account after its discriminator. The names are those of the program. Times are Unix
 * seconds, amounts base units.
 */
export const dcaFields = {
  user: 'address',
  inputMint: 'address',
  outputMint: 'address',
  /** Nonce of the PDA. In practice it is the Unix time of creation. */
  idx: 'u64',
  nextCycleAt: 'i64',
  inDeposited: 'u64',
  inWithdrawn: 'u64',
  outWithdrawn: 'u64',
  inUsed: 'u64',
  outReceived: 'u64',
  inAmountPerCycle: 'u64',
  /** Length of a cycle, seconds. */
  cycleFrequency: 'i64',
  nextCycleAmountLeft: 'u64',
  inAccount: 'address',
  outAccount: 'address',
  /** Minimum and maximum output of a cycle; 0: no limit. */
  minOutAmount: 'u64',
  maxOutAmount: 'u64',
  /** Balances that are only used during a flash fill. At all other times they are 0. */
  keeperInBalanceBeforeBorrow: 'u64',
  dcaOutBalanceBeforeSwap: 'u64',
  createdAt: 'i64',
  bump: 'u8',
} as const

/** Offsets of the fields in the account, and the length of the account: 289 bytes. */
export const { offsets: dcaOffsets, end: dcaSize } = layOut(dcaFields)

/** Decoded fields of the account. The names are those of the program. */
export type DcaAccount = StructOf<typeof dcaFields>

/** Account with which the program signs its events. It is a PDA of "__event_authority". */
export const dcaEventAuthority = trustedAddress('Cspp27eGUDMXxPEdhmEXFVRn6Lt1L7xJyALF3nmnWoBj')

/** Events that the program emits by calling itself. In `Filled`, `outAmount` is the output after the fee. */
export const dcaEvents = {
  CollectedFee: {
    discriminator: '2a88d874b5d16db5',
    fields: { userKey: 'address', dcaKey: 'address', mint: 'address', amount: 'u64' },
  },
  Filled: {
    discriminator: '8604113fdd2db1ad',
    fields: {
      userKey: 'address',
      dcaKey: 'address',
      inputMint: 'address',
      outputMint: 'address',
      inAmount: 'u64',
      outAmount: 'u64',
      feeMint: 'address',
      fee: 'u64',
    },
  },
  Opened: {
    discriminator: 'a6ac61094d4cbd6d',
    fields: {
      userKey: 'address',
      dcaKey: 'address',
      inDeposited: 'u64',
      inputMint: 'address',
      outputMint: 'address',
      cycleFrequency: 'i64',
      inAmountPerCycle: 'u64',
      createdAt: 'i64',
    },
  },
  Closed: {
    discriminator: '321f579b87dcc3ef',
    fields: {
      userKey: 'address',
      dcaKey: 'address',
      inDeposited: 'u64',
      inputMint: 'address',
      outputMint: 'address',
      cycleFrequency: 'i64',
      inAmountPerCycle: 'u64',
      createdAt: 'i64',
      totalInWithdrawn: 'u64',
      totalOutWithdrawn: 'u64',
      unfilledAmount: 'u64',
      userClosed: 'bool',
    },
  },
  Withdraw: {
    discriminator: 'c0f1c9d946965af7',
    fields: { dcaKey: 'address', inAmount: 'u64', outAmount: 'u64', userWithdraw: 'bool' },
  },
  Deposit: {
    discriminator: '3ecdf2aff4a98834',
    fields: { dcaKey: 'address', amount: 'u64' },
  },
} as const
