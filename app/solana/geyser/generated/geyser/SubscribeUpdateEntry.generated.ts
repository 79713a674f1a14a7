// Original file: app/solana/geyser/proto/geyser.proto

import type { Long } from '@grpc/proto-loader';

export interface SubscribeUpdateEntry {
  'slot'?: (number | string | Long);
  'index'?: (number | string | Long);
  'numHashes'?: (number | string | Long);
  'hash'?: (Buffer | Uint8Array | string);
  'executedTransactionCount'?: (number | string | Long);
  'startingTransactionIndex'?: (number | string | Long);
}

export interface SubscribeUpdateEntry__Output {
  'slot'?: (number);
  'index'?: (number);
  'numHashes'?: (number);
  'hash'?: (Buffer);
  'executedTransactionCount'?: (number);
  'startingTransactionIndex'?: (number);
}
