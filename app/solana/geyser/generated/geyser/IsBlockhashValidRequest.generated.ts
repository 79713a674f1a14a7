// Original file: app/solana/geyser/proto/geyser.proto

import type { CommitmentLevel as _geyser_CommitmentLevel, CommitmentLevel__Output as _geyser_CommitmentLevel__Output } from '../geyser/CommitmentLevel.generated';

export interface IsBlockhashValidRequest {
  'blockhash'?: (string);
  'commitment'?: (_geyser_CommitmentLevel);
  '_commitment'?: "commitment";
}

export interface IsBlockhashValidRequest__Output {
  'blockhash'?: (string);
  'commitment'?: (_geyser_CommitmentLevel__Output);
  '_commitment'?: "commitment";
}
