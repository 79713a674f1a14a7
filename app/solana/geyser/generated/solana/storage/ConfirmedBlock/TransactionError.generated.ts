// Original file: app/solana/geyser/proto/solana-storage.proto


export interface TransactionError {
  'err'?: (Buffer | Uint8Array | string);
}

export interface TransactionError__Output {
  'err'?: (Buffer);
}
