// Original file: app/solana/geyser/proto/geyser.proto

import type { Transaction as _solana_storage_ConfirmedBlock_Transaction, Transaction__Output as _solana_storage_ConfirmedBlock_Transaction__Output } from '../solana/storage/ConfirmedBlock/Transaction.generated';

export interface SubscribeUpdateDeshredTransactionInfo {
  'signature'?: (Buffer | Uint8Array | string);
  'isVote'?: (boolean);
  'transaction'?: (_solana_storage_ConfirmedBlock_Transaction | null);
  'loadedWritableAddresses'?: (Buffer | Uint8Array | string)[];
  'loadedReadonlyAddresses'?: (Buffer | Uint8Array | string)[];
  'completedDataSetStartingShredIndex'?: (number);
  'completedDataSetEndingShredIndexExclusive'?: (number);
}

export interface SubscribeUpdateDeshredTransactionInfo__Output {
  'signature'?: (Buffer);
  'isVote'?: (boolean);
  'transaction'?: (_solana_storage_ConfirmedBlock_Transaction__Output);
  'loadedWritableAddresses'?: (Buffer)[];
  'loadedReadonlyAddresses'?: (Buffer)[];
  'completedDataSetStartingShredIndex'?: (number);
  'completedDataSetEndingShredIndexExclusive'?: (number);
}
