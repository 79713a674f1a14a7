// Original file: app/solana/geyser/proto/geyser.proto

import type { CuckooFilter as _geyser_CuckooFilter, CuckooFilter__Output as _geyser_CuckooFilter__Output } from '../geyser/CuckooFilter.generated';
import type { TokenAccountExpansionControlFlag as _geyser_TokenAccountExpansionControlFlag, TokenAccountExpansionControlFlag__Output as _geyser_TokenAccountExpansionControlFlag__Output } from '../geyser/TokenAccountExpansionControlFlag.generated';

export interface SubscribeRequestFilterTransactions {
  'vote'?: (boolean);
  'failed'?: (boolean);
  'accountInclude'?: (string)[];
  'accountExclude'?: (string)[];
  'signature'?: (string);
  'accountRequired'?: (string)[];
  'cuckooAccountInclude'?: (_geyser_CuckooFilter | null);
  'tokenAccounts'?: (_geyser_TokenAccountExpansionControlFlag);
  '_vote'?: "vote";
  '_failed'?: "failed";
  '_signature'?: "signature";
  '_cuckooAccountInclude'?: "cuckooAccountInclude";
  '_tokenAccounts'?: "tokenAccounts";
}

export interface SubscribeRequestFilterTransactions__Output {
  'vote'?: (boolean);
  'failed'?: (boolean);
  'accountInclude'?: (string)[];
  'accountExclude'?: (string)[];
  'signature'?: (string);
  'accountRequired'?: (string)[];
  'cuckooAccountInclude'?: (_geyser_CuckooFilter__Output);
  'tokenAccounts'?: (_geyser_TokenAccountExpansionControlFlag__Output);
  '_vote'?: "vote";
  '_failed'?: "failed";
  '_signature'?: "signature";
  '_cuckooAccountInclude'?: "cuckooAccountInclude";
  '_tokenAccounts'?: "tokenAccounts";
}
