// Original file: app/solana/geyser/proto/geyser.proto

import type { SubscribeRequestFilterAccountsFilter as _geyser_SubscribeRequestFilterAccountsFilter, SubscribeRequestFilterAccountsFilter__Output as _geyser_SubscribeRequestFilterAccountsFilter__Output } from '../geyser/SubscribeRequestFilterAccountsFilter.generated';
import type { CuckooFilter as _geyser_CuckooFilter, CuckooFilter__Output as _geyser_CuckooFilter__Output } from '../geyser/CuckooFilter.generated';

export interface SubscribeRequestFilterAccounts {
  'account'?: (string)[];
  'owner'?: (string)[];
  'filters'?: (_geyser_SubscribeRequestFilterAccountsFilter)[];
  'nonemptyTxnSignature'?: (boolean);
  'cuckooAccountsFilter'?: (_geyser_CuckooFilter | null);
  '_nonemptyTxnSignature'?: "nonemptyTxnSignature";
  '_cuckooAccountsFilter'?: "cuckooAccountsFilter";
}

export interface SubscribeRequestFilterAccounts__Output {
  'account'?: (string)[];
  'owner'?: (string)[];
  'filters'?: (_geyser_SubscribeRequestFilterAccountsFilter__Output)[];
  'nonemptyTxnSignature'?: (boolean);
  'cuckooAccountsFilter'?: (_geyser_CuckooFilter__Output);
  '_nonemptyTxnSignature'?: "nonemptyTxnSignature";
  '_cuckooAccountsFilter'?: "cuckooAccountsFilter";
}
