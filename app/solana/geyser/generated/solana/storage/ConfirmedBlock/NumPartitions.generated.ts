// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Long } from '@grpc/proto-loader';

export interface NumPartitions {
  'numPartitions'?: (number | string | Long);
}

export interface NumPartitions__Output {
  'numPartitions'?: (number);
}
