import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import {
  dcaAddress,
  encodeDca,
  encodeDcaEventCpi,
  encodeDcaInstruction,
} from '~/protocols/jupiter-dca/encode'
import { dcaInstructions } from '~/protocols/jupiter-dca/instructions'
import { type DcaAccount, dcaEventAuthority, dcaProgramId } from '~/protocols/jupiter-dca/layout'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import { sampleAddress, sampleTransaction } from '~/simulator/hand-made-samples'

type HandMadeAccount = NonNullable<HandMadeBlock['accounts']>[number]
type HandMadeTransaction = NonNullable<HandMadeBlock['transactions']>[number]
type EventName = Parameters<typeof encodeDcaEventCpi>[0]

/** Transactions of a DCA order that sells 1,000 USDC for SOL in cycles of 100 USDC, for hand-made blocks. */
export interface HandMadeDca {
  readonly key: Address
  account(over?: Partial<DcaAccount>): HandMadeAccount
  /**
   * Transaction that opens the order. As on the chain, its instruction has the data that the event omits, so
   * the row can be built without the account.
   */
  opened(): HandMadeTransaction
  /** Transaction of a cycle that sells 100 USDC, for 1 SOL unless another amount is given. */
  filled(cycle: number, outputRaw?: bigint): HandMadeTransaction
  /** Transaction that closes the order. `withdrawnRaw`: SOL that the order has bought, 1 SOL per cycle by default. */
  closed(how: {
    readonly byUser: boolean
    readonly unfilled: bigint
    readonly withdrawnRaw?: bigint
  }): HandMadeTransaction
}

/**
 * Encodes the opening instruction. Its data contains only the arguments, because the transaction lists the
 * accounts.
 */
function openingInstruction({ idx, inDeposited, inAmountPerCycle, cycleFrequency }: DcaAccount): Uint8Array {
  const names = Object.keys(
    dcaInstructions.openDcaV2.accounts,
  ) as (keyof typeof dcaInstructions.openDcaV2.accounts)[]
  const accounts = Object.fromEntries(names.map((name) => [name, dcaProgramId])) as Record<
    (typeof names)[number],
    Address
  >
  const terms = { inAmount: inDeposited, inAmountPerCycle, cycleFrequency }
  const none = { minOutAmount: undefined, maxOutAmount: undefined, startAt: undefined }
  return encodeDcaInstruction('openDcaV2', accounts, { applicationIdx: idx, ...terms, ...none }).data
}

/** `openedAt`: time at which the order opens, Unix seconds. */
export function handMadeDca(name: string, idx: bigint, openedAt = 1_700_000_500): HandMadeDca {
  const createdAt = BigInt(openedAt)
  const user = sampleAddress(`user of ${name}`)
  const { address: key, bump } = dcaAddress(user, mints.USDC, mints.wSOL, idx)
  const initial: DcaAccount = {
    user,
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    idx,
    nextCycleAt: createdAt,
    inDeposited: 1_000_000_000n,
    inWithdrawn: 0n,
    outWithdrawn: 0n,
    inUsed: 0n,
    outReceived: 0n,
    inAmountPerCycle: 100_000_000n,
    cycleFrequency: 3600n,
    nextCycleAmountLeft: 100_000_000n,
    inAccount: sampleAddress(`in of ${name}`),
    outAccount: sampleAddress(`out of ${name}`),
    minOutAmount: 0n,
    maxOutAmount: 0n,
    keeperInBalanceBeforeBorrow: 0n,
    dcaOutBalanceBeforeSwap: 0n,
    createdAt,
    bump,
  }
  const order = { userKey: user, dcaKey: key, inputMint: mints.USDC, outputMint: mints.wSOL }
  const opening = {
    ...order,
    inDeposited: initial.inDeposited,
    cycleFrequency: initial.cycleFrequency,
    inAmountPerCycle: initial.inAmountPerCycle,
    createdAt,
  }

  function emitting<N extends EventName>(
    words: string,
    event: N,
    fields: Parameters<typeof encodeDcaEventCpi<N>>[1],
    instruction: Uint8Array = new Uint8Array(8),
  ): HandMadeTransaction {
    const staticKeys = [user, key, dcaProgramId, dcaEventAuthority]
    const { data } = encodeDcaEventCpi(event, fields)
    return sampleTransaction(`${name} ${words}`, {
      staticKeys,
      preBalances: [9n, 9n, 9n, 9n],
      postBalances: [9n, 9n, 9n, 9n],
      instructions: [{ programIdIndex: 2, accountIndexes: [0, 1], data: instruction }],
      innerInstructions: [{ index: 0, instructions: [{ programIdIndex: 2, accountIndexes: [3], data }] }],
      logs: [`Program ${dcaProgramId} invoke [1]`, `Program ${dcaProgramId} success`],
    })
  }

  return {
    key,
    account: (over = {}) => ({
      key,
      owner: dcaProgramId,
      lamports: 2_903_520n,
      data: encodeDca({ ...initial, ...over }),
    }),
    opened: () => emitting('opened', 'Opened', opening, openingInstruction(initial)),
    filled: (cycle, outputRaw = 1_000_000_000n) =>
      emitting(`filled ${cycle}`, 'Filled', {
        ...order,
        inAmount: 100_000_000n,
        outAmount: outputRaw,
        feeMint: mints.wSOL,
        fee: 1_000_000n,
      }),
    closed: ({ byUser, unfilled, withdrawnRaw = (initial.inDeposited - unfilled) * 10n }) =>
      emitting('closed', 'Closed', {
        ...opening,
        totalInWithdrawn: unfilled,
        totalOutWithdrawn: withdrawnRaw,
        unfilledAmount: unfilled,
        userClosed: byUser,
      }),
  }
}
