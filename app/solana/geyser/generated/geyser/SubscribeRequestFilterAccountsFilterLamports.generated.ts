// Original file: app/solana/geyser/proto/geyser.proto

import type { Long } from '@grpc/proto-loader';

export interface SubscribeRequestFilterAccountsFilterLamports {
  'eq'?: (number | string | Long);
  'ne'?: (number | string | Long);
  'lt'?: (number | string | Long);
  'gt'?: (number | string | Long);
  'cmp'?: "eq"|"ne"|"lt"|"gt";
}

export interface SubscribeRequestFilterAccountsFilterLamports__Output {
  'eq'?: (number);
  'ne'?: (number);
  'lt'?: (number);
  'gt'?: (number);
  'cmp'?: "eq"|"ne"|"lt"|"gt";
}
