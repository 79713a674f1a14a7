// Original file: app/solana/geyser/proto/solana-storage.proto


export interface ReturnData {
  'programId'?: (Buffer | Uint8Array | string);
  'data'?: (Buffer | Uint8Array | string);
}

export interface ReturnData__Output {
  'programId'?: (Buffer);
  'data'?: (Buffer);
}
