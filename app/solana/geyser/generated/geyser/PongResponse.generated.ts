// Original file: app/solana/geyser/proto/geyser.proto


export interface PongResponse {
  'count'?: (number);
}

export interface PongResponse__Output {
  'count'?: (number);
}
