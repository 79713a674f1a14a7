// Original file: app/solana/geyser/proto/geyser.proto


export interface PingRequest {
  'count'?: (number);
}

export interface PingRequest__Output {
  'count'?: (number);
}
