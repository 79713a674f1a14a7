// Original file: app/solana/geyser/proto/solana-storage.proto


export interface UiTokenAmount {
  'uiAmount'?: (number | string);
  'decimals'?: (number);
  'amount'?: (string);
  'uiAmountString'?: (string);
}

export interface UiTokenAmount__Output {
  'uiAmount'?: (number);
  'decimals'?: (number);
  'amount'?: (string);
  'uiAmountString'?: (string);
}
