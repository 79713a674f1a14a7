// Original file: app/solana/geyser/proto/solana-storage.proto

import type { Long } from '@grpc/proto-loader';

export interface TransactionConfig {
  'priorityFee'?: (number | string | Long);
  'computeUnitLimit'?: (number);
  'loadedAccountsDataSizeLimit'?: (number);
  'heapSize'?: (number);
  '_priorityFee'?: "priorityFee";
  '_computeUnitLimit'?: "computeUnitLimit";
  '_loadedAccountsDataSizeLimit'?: "loadedAccountsDataSizeLimit";
  '_heapSize'?: "heapSize";
}

export interface TransactionConfig__Output {
  'priorityFee'?: (number);
  'computeUnitLimit'?: (number);
  'loadedAccountsDataSizeLimit'?: (number);
  'heapSize'?: (number);
  '_priorityFee'?: "priorityFee";
  '_computeUnitLimit'?: "computeUnitLimit";
  '_loadedAccountsDataSizeLimit'?: "loadedAccountsDataSizeLimit";
  '_heapSize'?: "heapSize";
}
