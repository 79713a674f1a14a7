// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Long } from '@grpc/proto-loader';

export interface BlockHeight {
  'blockHeight'?: (number | string | Long);
}

export interface BlockHeight__Output {
  'blockHeight'?: (number);
}
