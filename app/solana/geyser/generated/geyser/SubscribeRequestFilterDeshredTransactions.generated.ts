// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeRequestFilterDeshredTransactions {
  'vote'?: (boolean);
  'accountInclude'?: (string)[];
  'accountExclude'?: (string)[];
  'accountRequired'?: (string)[];
  '_vote'?: "vote";
}

export interface SubscribeRequestFilterDeshredTransactions__Output {
  'vote'?: (boolean);
  'accountInclude'?: (string)[];
  'accountExclude'?: (string)[];
  'accountRequired'?: (string)[];
  '_vote'?: "vote";
}
