// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeUpdateDeshredTransaction as _geyser_SubscribeUpdateDeshredTransaction, SubscribeUpdateDeshredTransaction__Output as _geyser_SubscribeUpdateDeshredTransaction__Output } from '../geyser/SubscribeUpdateDeshredTransaction.generated';
import type { SubscribeUpdatePing as _geyser_SubscribeUpdatePing, SubscribeUpdatePing__Output as _geyser_SubscribeUpdatePing__Output } from '../geyser/SubscribeUpdatePing.generated';
import type { SubscribeUpdatePong as _geyser_SubscribeUpdatePong, SubscribeUpdatePong__Output as _geyser_SubscribeUpdatePong__Output } from '../geyser/SubscribeUpdatePong.generated';
import type { Timestamp as _google_protobuf_Timestamp, Timestamp__Output as _google_protobuf_Timestamp__Output } from '../google/protobuf/Timestamp.generated';
import type { SubscribeUpdateSlot as _geyser_SubscribeUpdateSlot, SubscribeUpdateSlot__Output as _geyser_SubscribeUpdateSlot__Output } from '../geyser/SubscribeUpdateSlot.generated';

export interface SubscribeUpdateDeshred {
  'filters'?: (string)[];
  'deshredTransaction'?: (_geyser_SubscribeUpdateDeshredTransaction | null);
  'ping'?: (_geyser_SubscribeUpdatePing | null);
  'pong'?: (_geyser_SubscribeUpdatePong | null);
  'createdAt'?: (_google_protobuf_Timestamp | null);
  'slot'?: (_geyser_SubscribeUpdateSlot | null);
  'updateOneof'?: "deshredTransaction"|"ping"|"pong"|"slot";
}

export interface SubscribeUpdateDeshred__Output {
  'filters'?: (string)[];
  'deshredTransaction'?: (_geyser_SubscribeUpdateDeshredTransaction__Output);
  'ping'?: (_geyser_SubscribeUpdatePing__Output);
  'pong'?: (_geyser_SubscribeUpdatePong__Output);
  'createdAt'?: (_google_protobuf_Timestamp__Output);
  'slot'?: (_geyser_SubscribeUpdateSlot__Output);
  'updateOneof'?: "deshredTransaction"|"ping"|"pong"|"slot";
}
