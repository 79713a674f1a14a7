// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Long } from '@grpc/proto-loader';

export interface UnixTimestamp {
  'timestamp'?: (number | string | Long);
}

export interface UnixTimestamp__Output {
  'timestamp'?: (number);
}
