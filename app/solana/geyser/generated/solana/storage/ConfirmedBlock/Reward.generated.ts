// Original file: app/solana/geyser/proto/solana-storage.proto

import type { RewardType as _solana_storage_ConfirmedBlock_RewardType, RewardType__Output as _solana_storage_ConfirmedBlock_RewardType__Output } from '../../../solana/storage/ConfirmedBlock/RewardType.generated';
import type { Long } from '@grpc/proto-loader';

export interface Reward {
  'pubkey'?: (string);
  'lamports'?: (number | string | Long);
  'postBalance'?: (number | string | Long);
  'rewardType'?: (_solana_storage_ConfirmedBlock_RewardType);
  'commission'?: (string);
  'commissionBps'?: (string);
}

export interface Reward__Output {
  'pubkey'?: (string);
  'lamports'?: (number);
  'postBalance'?: (number);
  'rewardType'?: (_solana_storage_ConfirmedBlock_RewardType__Output);
  'commission'?: (string);
  'commissionBps'?: (string);
}
