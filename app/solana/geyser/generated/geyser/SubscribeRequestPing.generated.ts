// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeRequestPing {
  'id'?: (number);
}

export interface SubscribeRequestPing__Output {
  'id'?: (number);
}
