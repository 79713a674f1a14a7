import { invariant } from '~/lib/invariant'

/** Names of the variants of agave's `TransactionError`, in the order of their numbers. */
export const transactionErrors = [
  'AccountInUse',
  'AccountLoadedTwice',
  'AccountNotFound',
  'ProgramAccountNotFound',
  'InsufficientFundsForFee',
  'InvalidAccountForFee',
  'AlreadyProcessed',
  'BlockhashNotFound',
  'InstructionError',
  'CallChainTooDeep',
  'MissingSignatureForFee',
  'InvalidAccountIndex',
  'SignatureFailure',
  'InvalidProgramForExecution',
  'SanitizeFailure',
  'ClusterMaintenance',
  'AccountBorrowOutstanding',
  'WouldExceedMaxBlockCostLimit',
  'UnsupportedVersion',
  'InvalidWritableAccount',
  'WouldExceedMaxAccountCostLimit',
  'WouldExceedAccountDataBlockLimit',
  'TooManyAccountLocks',
  'AddressLookupTableNotFound',
  'InvalidAddressLookupTableOwner',
  'InvalidAddressLookupTableData',
  'InvalidAddressLookupTableIndex',
  'InvalidRentPayingAccount',
  'WouldExceedMaxVoteCostLimit',
  'WouldExceedAccountDataTotalLimit',
  'DuplicateInstruction',
  'InsufficientFundsForRent',
  'MaxLoadedAccountsDataSizeExceeded',
  'InvalidLoadedAccountsDataSizeLimit',
  'ResanitizationNeeded',
  'ProgramExecutionTemporarilyRestricted',
  'UnbalancedTransaction',
  'ProgramCacheHitMaxLimit',
  'CommitCancelled',
] as const

/** Names of the variants of agave's `InstructionError`, in the order of their numbers. */
export const instructionErrors = [
  'GenericError',
  'InvalidArgument',
  'InvalidInstructionData',
  'InvalidAccountData',
  'AccountDataTooSmall',
  'InsufficientFunds',
  'IncorrectProgramId',
  'MissingRequiredSignature',
  'AccountAlreadyInitialized',
  'UninitializedAccount',
  'UnbalancedInstruction',
  'ModifiedProgramId',
  'ExternalAccountLamportSpend',
  'ExternalAccountDataModified',
  'ReadonlyLamportChange',
  'ReadonlyDataModified',
  'DuplicateAccountIndex',
  'ExecutableModified',
  'RentEpochModified',
  'NotEnoughAccountKeys',
  'AccountDataSizeChanged',
  'AccountNotExecutable',
  'AccountBorrowFailed',
  'AccountBorrowOutstanding',
  'DuplicateAccountOutOfSync',
  'Custom',
  'InvalidError',
  'ExecutableDataModified',
  'ExecutableLamportChange',
  'ExecutableAccountNotRentExempt',
  'UnsupportedProgramId',
  'CallDepth',
  'MissingAccount',
  'ReentrancyNotAllowed',
  'MaxSeedLengthExceeded',
  'InvalidSeeds',
  'InvalidRealloc',
  'ComputationalBudgetExceeded',
  'PrivilegeEscalation',
  'ProgramEnvironmentSetupFailure',
  'ProgramFailedToComplete',
  'ProgramFailedToCompile',
  'Immutable',
  'IncorrectAuthority',
  'BorshIoError',
  'AccountNotRentExempt',
  'InvalidAccountOwner',
  'ArithmeticOverflow',
  'UnsupportedSysvar',
  'IllegalOwner',
  'MaxAccountsDataAllocationsExceeded',
  'MaxAccountsExceeded',
  'MaxInstructionTraceLengthExceeded',
  'BuiltinProgramsMustConsumeComputeUnits',
] as const

/**
 * Encodes the error of a transaction in bincode, as the field `err` of a transaction's meta contains it. The
 * argument is the error in the form of JSON-RPC, for example `{ InstructionError: [0, { Custom: 6000 }] }`.
 * Throws if agave has no such error.
 */
export function transactionErrorBytes(error: unknown): Uint8Array {
  const { name, content } = variantOf(error)
  const number = word(numberOf(transactionErrors, name))
  switch (name) {
    case 'InstructionError': {
      invariant(Array.isArray(content), 'InstructionError is [index, error]')
      return Buffer.concat([number, byte(content[0]), instructionErrorBytes(content[1])])
    }
    case 'DuplicateInstruction':
      return Buffer.concat([number, byte(content)])
    case 'InsufficientFundsForRent':
    case 'ProgramExecutionTemporarilyRestricted':
      return Buffer.concat([number, byte(memberOf(content, 'account_index'))])
    default:
      return number
  }
}

function instructionErrorBytes(error: unknown): Uint8Array {
  const { name, content } = variantOf(error)
  const number = word(numberOf(instructionErrors, name))
  return name === 'Custom' ? Buffer.concat([number, word(content)]) : number
}

/** Returns name and content of an enum variant in serde's JSON form: `"Name"` or `{ "Name": content }`. */
function variantOf(value: unknown): { readonly name: string; readonly content: unknown } {
  if (typeof value === 'string') return { name: value, content: undefined }
  const [entry] = Object.entries(value ?? {})
  invariant(entry, 'an error has a name')
  return { name: entry[0], content: entry[1] }
}

function memberOf(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(value ?? {})).get(name)
}

function numberOf(names: readonly string[], name: string): number {
  const number = names.indexOf(name)
  invariant(number >= 0, `agave has no error ${name}`)
  return number
}

function byte(value: unknown): Uint8Array {
  return Uint8Array.of(Number(value))
}

/** Encodes a u32, little endian. */
function word(value: unknown): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(Number(value))
  return bytes
}
