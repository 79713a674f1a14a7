// Original file: app/solana/geyser/proto/geyser.proto


export interface GetVersionResponse {
  'version'?: (string);
}

export interface GetVersionResponse__Output {
  'version'?: (string);
}
