// Original file: app/solana/geyser/proto/geyser.proto

import type { TransactionError as _solana_storage_ConfirmedBlock_TransactionError, TransactionError__Output as _solana_storage_ConfirmedBlock_TransactionError__Output } from '../solana/storage/ConfirmedBlock/TransactionError.generated';
import type { Long } from '@grpc/proto-loader';

export interface SubscribeUpdateTransactionStatus {
  'slot'?: (number | string | Long);
  'signature'?: (Buffer | Uint8Array | string);
  'isVote'?: (boolean);
  'index'?: (number | string | Long);
  'err'?: (_solana_storage_ConfirmedBlock_TransactionError | null);
}

export interface SubscribeUpdateTransactionStatus__Output {
  'slot'?: (number);
  'signature'?: (Buffer);
  'isVote'?: (boolean);
  'index'?: (number);
  'err'?: (_solana_storage_ConfirmedBlock_TransactionError__Output);
}
