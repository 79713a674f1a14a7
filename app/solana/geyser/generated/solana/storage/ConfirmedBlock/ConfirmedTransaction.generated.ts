// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Transaction as _solana_storage_ConfirmedBlock_Transaction, Transaction__Output as _solana_storage_ConfirmedBlock_Transaction__Output } from '../../../solana/storage/ConfirmedBlock/Transaction.generated';
import type { TransactionStatusMeta as _solana_storage_ConfirmedBlock_TransactionStatusMeta, TransactionStatusMeta__Output as _solana_storage_ConfirmedBlock_TransactionStatusMeta__Output } from '../../../solana/storage/ConfirmedBlock/TransactionStatusMeta.generated';

export interface ConfirmedTransaction {
  'transaction'?: (_solana_storage_ConfirmedBlock_Transaction | null);
  'meta'?: (_solana_storage_ConfirmedBlock_TransactionStatusMeta | null);
}

export interface ConfirmedTransaction__Output {
  'transaction'?: (_solana_storage_ConfirmedBlock_Transaction__Output);
  'meta'?: (_solana_storage_ConfirmedBlock_TransactionStatusMeta__Output);
}
