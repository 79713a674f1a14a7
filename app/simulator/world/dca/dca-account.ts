import { encodeDca } from '~/protocols/jupiter-dca/encode'
import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import type { LedgerAccount } from '../../ledger'
import type { DcaOrder } from './dca-order'
import type { DcaStep } from './dca-steps'

/** Rent-exempt minimum of 289 bytes, lamports. */
export const dcaRentLamports = 2_902_320n

/** Returns the account of a DCA order after a step. */
export function encodeDcaAccount(order: DcaOrder, step: DcaStep): LedgerAccount {
  const { user, pair, depositedRaw, perCycleRaw, cycleSeconds, minOutRaw, maxOutRaw } = order.terms
  const createdAt = BigInt(order.createdAt)
  const data = encodeDca({
    user,
    inputMint: pair.input.mint,
    outputMint: pair.output.mint,
    idx: createdAt,
    nextCycleAt: BigInt(step.after.nextCycleAt),
    inDeposited: depositedRaw,
    inWithdrawn: 0n,
    // The user receives the output of each fill in the same transaction.
    outWithdrawn: step.after.outReceivedRaw,
    inUsed: step.after.inUsedRaw,
    outReceived: step.after.outReceivedRaw,
    inAmountPerCycle: perCycleRaw,
    cycleFrequency: BigInt(cycleSeconds),
    nextCycleAmountLeft: step.after.nextCycleAmountLeftRaw,
    inAccount: order.inAccount,
    outAccount: order.outAccount,
    minOutAmount: minOutRaw,
    maxOutAmount: maxOutRaw,
    keeperInBalanceBeforeBorrow: 0n,
    dcaOutBalanceBeforeSwap: 0n,
    createdAt,
    bump: order.address.bump,
  })
  return { key: order.key, owner: dcaProgramId, lamports: dcaRentLamports, data, slot: step.slot }
}
