// Original file: app/solana/geyser/proto/geyser.proto

import type { Rewards as _solana_storage_ConfirmedBlock_Rewards, Rewards__Output as _solana_storage_ConfirmedBlock_Rewards__Output } from '../solana/storage/ConfirmedBlock/Rewards.generated';
import type { UnixTimestamp as _solana_storage_ConfirmedBlock_UnixTimestamp, UnixTimestamp__Output as _solana_storage_ConfirmedBlock_UnixTimestamp__Output } from '../solana/storage/ConfirmedBlock/UnixTimestamp.generated';
import type { BlockHeight as _solana_storage_ConfirmedBlock_BlockHeight, BlockHeight__Output as _solana_storage_ConfirmedBlock_BlockHeight__Output } from '../solana/storage/ConfirmedBlock/BlockHeight.generated';
import type { Long } from '@grpc/proto-loader';

export interface SubscribeUpdateBlockMeta {
  'slot'?: (number | string | Long);
  'blockhash'?: (string);
  'rewards'?: (_solana_storage_ConfirmedBlock_Rewards | null);
  'blockTime'?: (_solana_storage_ConfirmedBlock_UnixTimestamp | null);
  'blockHeight'?: (_solana_storage_ConfirmedBlock_BlockHeight | null);
  'parentSlot'?: (number | string | Long);
  'parentBlockhash'?: (string);
  'executedTransactionCount'?: (number | string | Long);
  'entriesCount'?: (number | string | Long);
}

export interface SubscribeUpdateBlockMeta__Output {
  'slot'?: (number);
  'blockhash'?: (string);
  'rewards'?: (_solana_storage_ConfirmedBlock_Rewards__Output);
  'blockTime'?: (_solana_storage_ConfirmedBlock_UnixTimestamp__Output);
  'blockHeight'?: (_solana_storage_ConfirmedBlock_BlockHeight__Output);
  'parentSlot'?: (number);
  'parentBlockhash'?: (string);
  'executedTransactionCount'?: (number);
  'entriesCount'?: (number);
}
