// Original file: app/solana/geyser/proto/solana-storage.proto


export interface MessageHeader {
  'numRequiredSignatures'?: (number);
  'numReadonlySignedAccounts'?: (number);
  'numReadonlyUnsignedAccounts'?: (number);
}

export interface MessageHeader__Output {
  'numRequiredSignatures'?: (number);
  'numReadonlySignedAccounts'?: (number);
  'numReadonlyUnsignedAccounts'?: (number);
}
