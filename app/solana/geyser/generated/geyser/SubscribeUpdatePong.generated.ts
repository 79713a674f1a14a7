// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeUpdatePong {
  'id'?: (number);
}

export interface SubscribeUpdatePong__Output {
  'id'?: (number);
}
