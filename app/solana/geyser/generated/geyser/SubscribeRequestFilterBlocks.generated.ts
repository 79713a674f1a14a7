// Original file: app/solana/geyser/proto/geyser.proto

import type { CuckooFilter as _geyser_CuckooFilter, CuckooFilter__Output as _geyser_CuckooFilter__Output } from '../geyser/CuckooFilter.generated';

export interface SubscribeRequestFilterBlocks {
  'accountInclude'?: (string)[];
  'includeTransactions'?: (boolean);
  'includeAccounts'?: (boolean);
  'includeEntries'?: (boolean);
  'cuckooAccountInclude'?: (_geyser_CuckooFilter | null);
  '_includeTransactions'?: "includeTransactions";
  '_includeAccounts'?: "includeAccounts";
  '_includeEntries'?: "includeEntries";
  '_cuckooAccountInclude'?: "cuckooAccountInclude";
}

export interface SubscribeRequestFilterBlocks__Output {
  'accountInclude'?: (string)[];
  'includeTransactions'?: (boolean);
  'includeAccounts'?: (boolean);
  'includeEntries'?: (boolean);
  'cuckooAccountInclude'?: (_geyser_CuckooFilter__Output);
  '_includeTransactions'?: "includeTransactions";
  '_includeAccounts'?: "includeAccounts";
  '_includeEntries'?: "includeEntries";
  '_cuckooAccountInclude'?: "cuckooAccountInclude";
}
