// Original file: app/solana/geyser/proto/solana-storage.proto

import type { ConfirmedTransaction as _solana_storage_ConfirmedBlock_ConfirmedTransaction, ConfirmedTransaction__Output as _solana_storage_ConfirmedBlock_ConfirmedTransaction__Output } from '../../../solana/storage/ConfirmedBlock/ConfirmedTransaction.generated';
import type { Reward as _solana_storage_ConfirmedBlock_Reward, Reward__Output as _solana_storage_ConfirmedBlock_Reward__Output } from '../../../solana/storage/ConfirmedBlock/Reward.generated';
import type { UnixTimestamp as _solana_storage_ConfirmedBlock_UnixTimestamp, UnixTimestamp__Output as _solana_storage_ConfirmedBlock_UnixTimestamp__Output } from '../../../solana/storage/ConfirmedBlock/UnixTimestamp.generated';
import type { BlockHeight as _solana_storage_ConfirmedBlock_BlockHeight, BlockHeight__Output as _solana_storage_ConfirmedBlock_BlockHeight__Output } from '../../../solana/storage/ConfirmedBlock/BlockHeight.generated';
import type { NumPartitions as _solana_storage_ConfirmedBlock_NumPartitions, NumPartitions__Output as _solana_storage_ConfirmedBlock_NumPartitions__Output } from '../../../solana/storage/ConfirmedBlock/NumPartitions.generated';
import type { Long } from '@grpc/proto-loader';

export interface ConfirmedBlock {
  'previousBlockhash'?: (string);
  'blockhash'?: (string);
  'parentSlot'?: (number | string | Long);
  'transactions'?: (_solana_storage_ConfirmedBlock_ConfirmedTransaction)[];
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward)[];
  'blockTime'?: (_solana_storage_ConfirmedBlock_UnixTimestamp | null);
  'blockHeight'?: (_solana_storage_ConfirmedBlock_BlockHeight | null);
  'numPartitions'?: (_solana_storage_ConfirmedBlock_NumPartitions | null);
}

export interface ConfirmedBlock__Output {
  'previousBlockhash'?: (string);
  'blockhash'?: (string);
  'parentSlot'?: (number);
  'transactions'?: (_solana_storage_ConfirmedBlock_ConfirmedTransaction__Output)[];
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward__Output)[];
  'blockTime'?: (_solana_storage_ConfirmedBlock_UnixTimestamp__Output);
  'blockHeight'?: (_solana_storage_ConfirmedBlock_BlockHeight__Output);
  'numPartitions'?: (_solana_storage_ConfirmedBlock_NumPartitions__Output);
}
