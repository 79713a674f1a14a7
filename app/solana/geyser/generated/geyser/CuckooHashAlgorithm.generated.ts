// Original file: app/solana/geyser/proto/geyser.proto

export const CuckooHashAlgorithm = {
  SIP_HASH: 0,
} as const;

export type CuckooHashAlgorithm =
  | 'SIP_HASH'
  | 0

export type CuckooHashAlgorithm__Output = typeof CuckooHashAlgorithm[keyof typeof CuckooHashAlgorithm]
