// Original file: app/solana/geyser/proto/geyser.proto

import type { Long } from '@grpc/proto-loader';

export interface GetLatestBlockhashResponse {
  'slot'?: (number | string | Long);
  'blockhash'?: (string);
  'lastValidBlockHeight'?: (number | string | Long);
}

export interface GetLatestBlockhashResponse__Output {
  'slot'?: (number);
  'blockhash'?: (string);
  'lastValidBlockHeight'?: (number);
}
