// Original file: app/solana/geyser/proto/geyser.proto

import type { Long } from '@grpc/proto-loader';

export interface SubscribeReplayInfoResponse {
  'firstAvailable'?: (number | string | Long);
  '_firstAvailable'?: "firstAvailable";
}

export interface SubscribeReplayInfoResponse__Output {
  'firstAvailable'?: (number);
  '_firstAvailable'?: "firstAvailable";
}
