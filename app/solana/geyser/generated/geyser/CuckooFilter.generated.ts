// Original file: app/solana/geyser/proto/geyser.proto

import type { CuckooHashAlgorithm as _geyser_CuckooHashAlgorithm, CuckooHashAlgorithm__Output as _geyser_CuckooHashAlgorithm__Output } from '../geyser/CuckooHashAlgorithm.generated';
import type { Long } from '@grpc/proto-loader';

export interface CuckooFilter {
  'data'?: (Buffer | Uint8Array | string);
  'bucketCount'?: (number);
  'entriesPerBucket'?: (number);
  'fingerprintBits'?: (number);
  'hashSeed'?: (number | string | Long);
  'hashAlgorithm'?: (_geyser_CuckooHashAlgorithm);
}

export interface CuckooFilter__Output {
  'data'?: (Buffer);
  'bucketCount'?: (number);
  'entriesPerBucket'?: (number);
  'fingerprintBits'?: (number);
  'hashSeed'?: (number);
  'hashAlgorithm'?: (_geyser_CuckooHashAlgorithm__Output);
}
