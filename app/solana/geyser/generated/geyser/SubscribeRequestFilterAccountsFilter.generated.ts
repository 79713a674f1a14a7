// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeRequestFilterAccountsFilterMemcmp as _geyser_SubscribeRequestFilterAccountsFilterMemcmp, SubscribeRequestFilterAccountsFilterMemcmp__Output as _geyser_SubscribeRequestFilterAccountsFilterMemcmp__Output } from '../geyser/SubscribeRequestFilterAccountsFilterMemcmp.generated';
import type { SubscribeRequestFilterAccountsFilterLamports as _geyser_SubscribeRequestFilterAccountsFilterLamports, SubscribeRequestFilterAccountsFilterLamports__Output as _geyser_SubscribeRequestFilterAccountsFilterLamports__Output } from '../geyser/SubscribeRequestFilterAccountsFilterLamports.generated';
import type { Long } from '@grpc/proto-loader';

export interface SubscribeRequestFilterAccountsFilter {
  'memcmp'?: (_geyser_SubscribeRequestFilterAccountsFilterMemcmp | null);
  'datasize'?: (number | string | Long);
  'tokenAccountState'?: (boolean);
  'lamports'?: (_geyser_SubscribeRequestFilterAccountsFilterLamports | null);
  'filter'?: "memcmp"|"datasize"|"tokenAccountState"|"lamports";
}

export interface SubscribeRequestFilterAccountsFilter__Output {
  'memcmp'?: (_geyser_SubscribeRequestFilterAccountsFilterMemcmp__Output);
  'datasize'?: (number);
  'tokenAccountState'?: (boolean);
  'lamports'?: (_geyser_SubscribeRequestFilterAccountsFilterLamports__Output);
  'filter'?: "memcmp"|"datasize"|"tokenAccountState"|"lamports";
}
