// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeUpdateDeshredTransactionInfo as _geyser_SubscribeUpdateDeshredTransactionInfo, SubscribeUpdateDeshredTransactionInfo__Output as _geyser_SubscribeUpdateDeshredTransactionInfo__Output } from '../geyser/SubscribeUpdateDeshredTransactionInfo.generated';
import type { Long } from '@grpc/proto-loader';

export interface SubscribeUpdateDeshredTransaction {
  'transaction'?: (_geyser_SubscribeUpdateDeshredTransactionInfo | null);
  'slot'?: (number | string | Long);
}

export interface SubscribeUpdateDeshredTransaction__Output {
  'transaction'?: (_geyser_SubscribeUpdateDeshredTransactionInfo__Output);
  'slot'?: (number);
}
