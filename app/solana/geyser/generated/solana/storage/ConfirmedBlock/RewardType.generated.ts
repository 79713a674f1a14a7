// Original file: app/solana/geyser/proto/solana-storage.proto

export const RewardType = {
  Unspecified: 0,
  Fee: 1,
  Rent: 2,
  Staking: 3,
  Voting: 4,
  DeactivatedStake: 5,
} as const;

export type RewardType =
  | 'Unspecified'
  | 0
  | 'Fee'
  | 1
  | 'Rent'
  | 2
  | 'Staking'
  | 3
  | 'Voting'
  | 4
  | 'DeactivatedStake'
  | 5

export type RewardType__Output = typeof RewardType[keyof typeof RewardType]
