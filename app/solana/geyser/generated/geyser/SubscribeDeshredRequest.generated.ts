// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeRequestFilterDeshredTransactions as _geyser_SubscribeRequestFilterDeshredTransactions, SubscribeRequestFilterDeshredTransactions__Output as _geyser_SubscribeRequestFilterDeshredTransactions__Output } from '../geyser/SubscribeRequestFilterDeshredTransactions.generated';
import type { SubscribeRequestPing as _geyser_SubscribeRequestPing, SubscribeRequestPing__Output as _geyser_SubscribeRequestPing__Output } from '../geyser/SubscribeRequestPing.generated';
import type { SubscribeRequestFilterSlots as _geyser_SubscribeRequestFilterSlots, SubscribeRequestFilterSlots__Output as _geyser_SubscribeRequestFilterSlots__Output } from '../geyser/SubscribeRequestFilterSlots.generated';

export interface SubscribeDeshredRequest {
  'deshredTransactions'?: ({[key: string]: _geyser_SubscribeRequestFilterDeshredTransactions});
  'ping'?: (_geyser_SubscribeRequestPing | null);
  'slots'?: ({[key: string]: _geyser_SubscribeRequestFilterSlots});
  '_ping'?: "ping";
}

export interface SubscribeDeshredRequest__Output {
  'deshredTransactions'?: ({[key: string]: _geyser_SubscribeRequestFilterDeshredTransactions__Output});
  'ping'?: (_geyser_SubscribeRequestPing__Output);
  'slots'?: ({[key: string]: _geyser_SubscribeRequestFilterSlots__Output});
  '_ping'?: "ping";
}
