// Original file: app/solana/geyser/proto/geyser.proto

import type { SlotStatus as _geyser_SlotStatus, SlotStatus__Output as _geyser_SlotStatus__Output } from '../geyser/SlotStatus.generated';
import type { Long } from '@grpc/proto-loader';

export interface SubscribeUpdateSlot {
  'slot'?: (number | string | Long);
  'parent'?: (number | string | Long);
  'status'?: (_geyser_SlotStatus);
  'deadError'?: (string);
  '_parent'?: "parent";
  '_deadError'?: "deadError";
}

export interface SubscribeUpdateSlot__Output {
  'slot'?: (number);
  'parent'?: (number);
  'status'?: (_geyser_SlotStatus__Output);
  'deadError'?: (string);
  '_parent'?: "parent";
  '_deadError'?: "deadError";
}
