// Original file: app/solana/geyser/proto/geyser.proto

export const CommitmentLevel = {
  PROCESSED: 0,
  CONFIRMED: 1,
  FINALIZED: 2,
} as const;

export type CommitmentLevel =
  | 'PROCESSED'
  | 0
  | 'CONFIRMED'
  | 1
  | 'FINALIZED'
  | 2

export type CommitmentLevel__Output = typeof CommitmentLevel[keyof typeof CommitmentLevel]
