// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Message as _solana_storage_ConfirmedBlock_Message, Message__Output as _solana_storage_ConfirmedBlock_Message__Output } from '../../../solana/storage/ConfirmedBlock/Message.generated';

export interface Transaction {
  'signatures'?: (Buffer | Uint8Array | string)[];
  'message'?: (_solana_storage_ConfirmedBlock_Message | null);
}

export interface Transaction__Output {
  'signatures'?: (Buffer)[];
  'message'?: (_solana_storage_ConfirmedBlock_Message__Output);
}
