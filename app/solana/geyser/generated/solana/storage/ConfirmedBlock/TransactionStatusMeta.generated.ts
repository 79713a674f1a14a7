// Original file: app/solana/geyser/proto/solana-storage.proto

import type { TransactionError as _solana_storage_ConfirmedBlock_TransactionError, TransactionError__Output as _solana_storage_ConfirmedBlock_TransactionError__Output } from '../../../solana/storage/ConfirmedBlock/TransactionError.generated';
import type { InnerInstructions as _solana_storage_ConfirmedBlock_InnerInstructions, InnerInstructions__Output as _solana_storage_ConfirmedBlock_InnerInstructions__Output } from '../../../solana/storage/ConfirmedBlock/InnerInstructions.generated';
import type { TokenBalance as _solana_storage_ConfirmedBlock_TokenBalance, TokenBalance__Output as _solana_storage_ConfirmedBlock_TokenBalance__Output } from '../../../solana/storage/ConfirmedBlock/TokenBalance.generated';
import type { Reward as _solana_storage_ConfirmedBlock_Reward, Reward__Output as _solana_storage_ConfirmedBlock_Reward__Output } from '../../../solana/storage/ConfirmedBlock/Reward.generated';
import type { ReturnData as _solana_storage_ConfirmedBlock_ReturnData, ReturnData__Output as _solana_storage_ConfirmedBlock_ReturnData__Output } from '../../../solana/storage/ConfirmedBlock/ReturnData.generated';
import type { Long } from '@grpc/proto-loader';

export interface TransactionStatusMeta {
  'err'?: (_solana_storage_ConfirmedBlock_TransactionError | null);
  'fee'?: (number | string | Long);
  'preBalances'?: (number | string | Long)[];
  'postBalances'?: (number | string | Long)[];
  'innerInstructions'?: (_solana_storage_ConfirmedBlock_InnerInstructions)[];
  'logMessages'?: (string)[];
  'preTokenBalances'?: (_solana_storage_ConfirmedBlock_TokenBalance)[];
  'postTokenBalances'?: (_solana_storage_ConfirmedBlock_TokenBalance)[];
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward)[];
  'innerInstructionsNone'?: (boolean);
  'logMessagesNone'?: (boolean);
  'loadedWritableAddresses'?: (Buffer | Uint8Array | string)[];
  'loadedReadonlyAddresses'?: (Buffer | Uint8Array | string)[];
  'returnData'?: (_solana_storage_ConfirmedBlock_ReturnData | null);
  'returnDataNone'?: (boolean);
  'computeUnitsConsumed'?: (number | string | Long);
  'costUnits'?: (number | string | Long);
  '_computeUnitsConsumed'?: "computeUnitsConsumed";
  '_costUnits'?: "costUnits";
}

export interface TransactionStatusMeta__Output {
  'err'?: (_solana_storage_ConfirmedBlock_TransactionError__Output);
  'fee'?: (number);
  'preBalances'?: (number)[];
  'postBalances'?: (number)[];
  'innerInstructions'?: (_solana_storage_ConfirmedBlock_InnerInstructions__Output)[];
  'logMessages'?: (string)[];
  'preTokenBalances'?: (_solana_storage_ConfirmedBlock_TokenBalance__Output)[];
  'postTokenBalances'?: (_solana_storage_ConfirmedBlock_TokenBalance__Output)[];
  'rewards'?: (_solana_storage_ConfirmedBlock_Reward__Output)[];
  'innerInstructionsNone'?: (boolean);
  'logMessagesNone'?: (boolean);
  'loadedWritableAddresses'?: (Buffer)[];
  'loadedReadonlyAddresses'?: (Buffer)[];
  'returnData'?: (_solana_storage_ConfirmedBlock_ReturnData__Output);
  'returnDataNone'?: (boolean);
  'computeUnitsConsumed'?: (number);
  'costUnits'?: (number);
  '_computeUnitsConsumed'?: "computeUnitsConsumed";
  '_costUnits'?: "costUnits";
}
