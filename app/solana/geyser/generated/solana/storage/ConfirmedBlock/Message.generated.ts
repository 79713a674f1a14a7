// Original file: app/solana/geyser/proto/solana-storage.proto

import type { MessageHeader as _solana_storage_ConfirmedBlock_MessageHeader, MessageHeader__Output as _solana_storage_ConfirmedBlock_MessageHeader__Output } from '../../../solana/storage/ConfirmedBlock/MessageHeader.generated';
import type { CompiledInstruction as _solana_storage_ConfirmedBlock_CompiledInstruction, CompiledInstruction__Output as _solana_storage_ConfirmedBlock_CompiledInstruction__Output } from '../../../solana/storage/ConfirmedBlock/CompiledInstruction.generated';
import type { MessageAddressTableLookup as _solana_storage_ConfirmedBlock_MessageAddressTableLookup, MessageAddressTableLookup__Output as _solana_storage_ConfirmedBlock_MessageAddressTableLookup__Output } from '../../../solana/storage/ConfirmedBlock/MessageAddressTableLookup.generated';
import type { TransactionConfig as _solana_storage_ConfirmedBlock_TransactionConfig, TransactionConfig__Output as _solana_storage_ConfirmedBlock_TransactionConfig__Output } from '../../../solana/storage/ConfirmedBlock/TransactionConfig.generated';

export interface Message {
  'header'?: (_solana_storage_ConfirmedBlock_MessageHeader | null);
  'accountKeys'?: (Buffer | Uint8Array | string)[];
  'recentBlockhash'?: (Buffer | Uint8Array | string);
  'instructions'?: (_solana_storage_ConfirmedBlock_CompiledInstruction)[];
  'versioned'?: (boolean);
  'addressTableLookups'?: (_solana_storage_ConfirmedBlock_MessageAddressTableLookup)[];
  'config'?: (_solana_storage_ConfirmedBlock_TransactionConfig | null);
  '_config'?: "config";
}

export interface Message__Output {
  'header'?: (_solana_storage_ConfirmedBlock_MessageHeader__Output);
  'accountKeys'?: (Buffer)[];
  'recentBlockhash'?: (Buffer);
  'instructions'?: (_solana_storage_ConfirmedBlock_CompiledInstruction__Output)[];
  'versioned'?: (boolean);
  'addressTableLookups'?: (_solana_storage_ConfirmedBlock_MessageAddressTableLookup__Output)[];
  'config'?: (_solana_storage_ConfirmedBlock_TransactionConfig__Output);
  '_config'?: "config";
}
