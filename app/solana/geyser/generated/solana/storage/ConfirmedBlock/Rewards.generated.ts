// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Reward as _solana_storage_ConfirmedBlock_Reward, Reward__Output as _solana_storage_ConfirmedBlock_Reward__Output } from '../../../solana/storage/ConfirmedBlock/Reward.generated';
import type { NumPartitions as _solana_storage_ConfirmedBlock_NumPartitions, NumPartitions__Output as _solana_storage_ConfirmedBlock_NumPartitions__Output } from '../../../solana/storage/ConfirmedBlock/NumPartitions.generated';

export interface Rewards {
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward)[];
  'numPartitions'?: (_solana_storage_ConfirmedBlock_NumPartitions | null);
}

export interface Rewards__Output {
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward__Output)[];
  'numPartitions'?: (_solana_storage_ConfirmedBlock_NumPartitions__Output);
}
