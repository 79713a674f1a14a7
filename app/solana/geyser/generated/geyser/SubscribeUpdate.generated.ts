// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeUpdateAccount as _geyser_SubscribeUpdateAccount, SubscribeUpdateAccount__Output as _geyser_SubscribeUpdateAccount__Output } from '../geyser/SubscribeUpdateAccount.generated';
import type { SubscribeUpdateSlot as _geyser_SubscribeUpdateSlot, SubscribeUpdateSlot__Output as _geyser_SubscribeUpdateSlot__Output } from '../geyser/SubscribeUpdateSlot.generated';
import type { SubscribeUpdateTransaction as _geyser_SubscribeUpdateTransaction, SubscribeUpdateTransaction__Output as _geyser_SubscribeUpdateTransaction__Output } from '../geyser/SubscribeUpdateTransaction.generated';
import type { SubscribeUpdateBlock as _geyser_SubscribeUpdateBlock, SubscribeUpdateBlock__Output as _geyser_SubscribeUpdateBlock__Output } from '../geyser/SubscribeUpdateBlock.generated';
import type { SubscribeUpdatePing as _geyser_SubscribeUpdatePing, SubscribeUpdatePing__Output as _geyser_SubscribeUpdatePing__Output } from '../geyser/SubscribeUpdatePing.generated';
import type { SubscribeUpdateBlockMeta as _geyser_SubscribeUpdateBlockMeta, SubscribeUpdateBlockMeta__Output as _geyser_SubscribeUpdateBlockMeta__Output } from '../geyser/SubscribeUpdateBlockMeta.generated';
import type { SubscribeUpdateEntry as _geyser_SubscribeUpdateEntry, SubscribeUpdateEntry__Output as _geyser_SubscribeUpdateEntry__Output } from '../geyser/SubscribeUpdateEntry.generated';
import type { SubscribeUpdatePong as _geyser_SubscribeUpdatePong, SubscribeUpdatePong__Output as _geyser_SubscribeUpdatePong__Output } from '../geyser/SubscribeUpdatePong.generated';
import type { SubscribeUpdateTransactionStatus as _geyser_SubscribeUpdateTransactionStatus, SubscribeUpdateTransactionStatus__Output as _geyser_SubscribeUpdateTransactionStatus__Output } from '../geyser/SubscribeUpdateTransactionStatus.generated';
import type { Timestamp as _google_protobuf_Timestamp, Timestamp__Output as _google_protobuf_Timestamp__Output } from '../google/protobuf/Timestamp.generated';

export interface SubscribeUpdate {
  'filters'?: (string)[];
  'account'?: (_geyser_SubscribeUpdateAccount | null);
  'slot'?: (_geyser_SubscribeUpdateSlot | null);
  'transaction'?: (_geyser_SubscribeUpdateTransaction | null);
  'block'?: (_geyser_SubscribeUpdateBlock | null);
  'ping'?: (_geyser_SubscribeUpdatePing | null);
  'blockMeta'?: (_geyser_SubscribeUpdateBlockMeta | null);
  'entry'?: (_geyser_SubscribeUpdateEntry | null);
  'pong'?: (_geyser_SubscribeUpdatePong | null);
  'transactionStatus'?: (_geyser_SubscribeUpdateTransactionStatus | null);
  'createdAt'?: (_google_protobuf_Timestamp | null);
  'updateOneof'?: "account"|"slot"|"transaction"|"transactionStatus"|"block"|"ping"|"pong"|"blockMeta"|"entry";
}

export interface SubscribeUpdate__Output {
  'filters'?: (string)[];
  'account'?: (_geyser_SubscribeUpdateAccount__Output);
  'slot'?: (_geyser_SubscribeUpdateSlot__Output);
  'transaction'?: (_geyser_SubscribeUpdateTransaction__Output);
  'block'?: (_geyser_SubscribeUpdateBlock__Output);
  'ping'?: (_geyser_SubscribeUpdatePing__Output);
  'blockMeta'?: (_geyser_SubscribeUpdateBlockMeta__Output);
  'entry'?: (_geyser_SubscribeUpdateEntry__Output);
  'pong'?: (_geyser_SubscribeUpdatePong__Output);
  'transactionStatus'?: (_geyser_SubscribeUpdateTransactionStatus__Output);
  'createdAt'?: (_google_protobuf_Timestamp__Output);
  'updateOneof'?: "account"|"slot"|"transaction"|"transactionStatus"|"block"|"ping"|"pong"|"blockMeta"|"entry";
}
