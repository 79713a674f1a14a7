// Original file: app/solana/geyser/proto/geyser.proto

export const TokenAccountExpansionControlFlag = {
  ALL: 0,
  BALANCE_CHANGED: 1,
} as const;

export type TokenAccountExpansionControlFlag =
  | 'ALL'
  | 0
  | 'BALANCE_CHANGED'
  | 1

export type TokenAccountExpansionControlFlag__Output = typeof TokenAccountExpansionControlFlag[keyof typeof TokenAccountExpansionControlFlag]
