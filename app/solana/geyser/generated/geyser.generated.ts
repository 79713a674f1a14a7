import type * as grpc from '@grpc/grpc-js';
import type { EnumTypeDefinition, MessageTypeDefinition } from '@grpc/proto-loader';

import type { CuckooFilter as _geyser_CuckooFilter, CuckooFilter__Output as _geyser_CuckooFilter__Output } from './geyser/CuckooFilter.generated';
import type { GetBlockHeightRequest as _geyser_GetBlockHeightRequest, GetBlockHeightRequest__Output as _geyser_GetBlockHeightRequest__Output } from './geyser/GetBlockHeightRequest.generated';
import type { GetBlockHeightResponse as _geyser_GetBlockHeightResponse, GetBlockHeightResponse__Output as _geyser_GetBlockHeightResponse__Output } from './geyser/GetBlockHeightResponse.generated';
import type { GetLatestBlockhashRequest as _geyser_GetLatestBlockhashRequest, GetLatestBlockhashRequest__Output as _geyser_GetLatestBlockhashRequest__Output } from './geyser/GetLatestBlockhashRequest.generated';
import type { GetLatestBlockhashResponse as _geyser_GetLatestBlockhashResponse, GetLatestBlockhashResponse__Output as _geyser_GetLatestBlockhashResponse__Output } from './geyser/GetLatestBlockhashResponse.generated';
import type { GetSlotRequest as _geyser_GetSlotRequest, GetSlotRequest__Output as _geyser_GetSlotRequest__Output } from './geyser/GetSlotRequest.generated';
import type { GetSlotResponse as _geyser_GetSlotResponse, GetSlotResponse__Output as _geyser_GetSlotResponse__Output } from './geyser/GetSlotResponse.generated';
import type { GetVersionRequest as _geyser_GetVersionRequest, GetVersionRequest__Output as _geyser_GetVersionRequest__Output } from './geyser/GetVersionRequest.generated';
import type { GetVersionResponse as _geyser_GetVersionResponse, GetVersionResponse__Output as _geyser_GetVersionResponse__Output } from './geyser/GetVersionResponse.generated';
import type { GeyserClient as _geyser_GeyserClient, GeyserDefinition as _geyser_GeyserDefinition } from './geyser/Geyser.generated';
import type { IsBlockhashValidRequest as _geyser_IsBlockhashValidRequest, IsBlockhashValidRequest__Output as _geyser_IsBlockhashValidRequest__Output } from './geyser/IsBlockhashValidRequest.generated';
import type { IsBlockhashValidResponse as _geyser_IsBlockhashValidResponse, IsBlockhashValidResponse__Output as _geyser_IsBlockhashValidResponse__Output } from './geyser/IsBlockhashValidResponse.generated';
import type { PingRequest as _geyser_PingRequest, PingRequest__Output as _geyser_PingRequest__Output } from './geyser/PingRequest.generated';
import type { PongResponse as _geyser_PongResponse, PongResponse__Output as _geyser_PongResponse__Output } from './geyser/PongResponse.generated';
import type { SubscribeDeshredRequest as _geyser_SubscribeDeshredRequest, SubscribeDeshredRequest__Output as _geyser_SubscribeDeshredRequest__Output } from './geyser/SubscribeDeshredRequest.generated';
import type { SubscribeReplayInfoRequest as _geyser_SubscribeReplayInfoRequest, SubscribeReplayInfoRequest__Output as _geyser_SubscribeReplayInfoRequest__Output } from './geyser/SubscribeReplayInfoRequest.generated';
import type { SubscribeReplayInfoResponse as _geyser_SubscribeReplayInfoResponse, SubscribeReplayInfoResponse__Output as _geyser_SubscribeReplayInfoResponse__Output } from './geyser/SubscribeReplayInfoResponse.generated';
import type { SubscribeRequest as _geyser_SubscribeRequest, SubscribeRequest__Output as _geyser_SubscribeRequest__Output } from './geyser/SubscribeRequest.generated';
import type { SubscribeRequestAccountsDataSlice as _geyser_SubscribeRequestAccountsDataSlice, SubscribeRequestAccountsDataSlice__Output as _geyser_SubscribeRequestAccountsDataSlice__Output } from './geyser/SubscribeRequestAccountsDataSlice.generated';
import type { SubscribeRequestFilterAccounts as _geyser_SubscribeRequestFilterAccounts, SubscribeRequestFilterAccounts__Output as _geyser_SubscribeRequestFilterAccounts__Output } from './geyser/SubscribeRequestFilterAccounts.generated';
import type { SubscribeRequestFilterAccountsFilter as _geyser_SubscribeRequestFilterAccountsFilter, SubscribeRequestFilterAccountsFilter__Output as _geyser_SubscribeRequestFilterAccountsFilter__Output } from './geyser/SubscribeRequestFilterAccountsFilter.generated';
import type { SubscribeRequestFilterAccountsFilterLamports as _geyser_SubscribeRequestFilterAccountsFilterLamports, SubscribeRequestFilterAccountsFilterLamports__Output as _geyser_SubscribeRequestFilterAccountsFilterLamports__Output } from './geyser/SubscribeRequestFilterAccountsFilterLamports.generated';
import type { SubscribeRequestFilterAccountsFilterMemcmp as _geyser_SubscribeRequestFilterAccountsFilterMemcmp, SubscribeRequestFilterAccountsFilterMemcmp__Output as _geyser_SubscribeRequestFilterAccountsFilterMemcmp__Output } from './geyser/SubscribeRequestFilterAccountsFilterMemcmp.generated';
import type { SubscribeRequestFilterBlocks as _geyser_SubscribeRequestFilterBlocks, SubscribeRequestFilterBlocks__Output as _geyser_SubscribeRequestFilterBlocks__Output } from './geyser/SubscribeRequestFilterBlocks.generated';
import type { SubscribeRequestFilterBlocksMeta as _geyser_SubscribeRequestFilterBlocksMeta, SubscribeRequestFilterBlocksMeta__Output as _geyser_SubscribeRequestFilterBlocksMeta__Output } from './geyser/SubscribeRequestFilterBlocksMeta.generated';
import type { SubscribeRequestFilterDeshredTransactions as _geyser_SubscribeRequestFilterDeshredTransactions, SubscribeRequestFilterDeshredTransactions__Output as _geyser_SubscribeRequestFilterDeshredTransactions__Output } from './geyser/SubscribeRequestFilterDeshredTransactions.generated';
import type { SubscribeRequestFilterEntry as _geyser_SubscribeRequestFilterEntry, SubscribeRequestFilterEntry__Output as _geyser_SubscribeRequestFilterEntry__Output } from './geyser/SubscribeRequestFilterEntry.generated';
import type { SubscribeRequestFilterSlots as _geyser_SubscribeRequestFilterSlots, SubscribeRequestFilterSlots__Output as _geyser_SubscribeRequestFilterSlots__Output } from './geyser/SubscribeRequestFilterSlots.generated';
import type { SubscribeRequestFilterTransactions as _geyser_SubscribeRequestFilterTransactions, SubscribeRequestFilterTransactions__Output as _geyser_SubscribeRequestFilterTransactions__Output } from './geyser/SubscribeRequestFilterTransactions.generated';
import type { SubscribeRequestPing as _geyser_SubscribeRequestPing, SubscribeRequestPing__Output as _geyser_SubscribeRequestPing__Output } from './geyser/SubscribeRequestPing.generated';
import type { SubscribeUpdate as _geyser_SubscribeUpdate, SubscribeUpdate__Output as _geyser_SubscribeUpdate__Output } from './geyser/SubscribeUpdate.generated';
import type { SubscribeUpdateAccount as _geyser_SubscribeUpdateAccount, SubscribeUpdateAccount__Output as _geyser_SubscribeUpdateAccount__Output } from './geyser/SubscribeUpdateAccount.generated';
import type { SubscribeUpdateAccountInfo as _geyser_SubscribeUpdateAccountInfo, SubscribeUpdateAccountInfo__Output as _geyser_SubscribeUpdateAccountInfo__Output } from './geyser/SubscribeUpdateAccountInfo.generated';
import type { SubscribeUpdateBlock as _geyser_SubscribeUpdateBlock, SubscribeUpdateBlock__Output as _geyser_SubscribeUpdateBlock__Output } from './geyser/SubscribeUpdateBlock.generated';
import type { SubscribeUpdateBlockMeta as _geyser_SubscribeUpdateBlockMeta, SubscribeUpdateBlockMeta__Output as _geyser_SubscribeUpdateBlockMeta__Output } from './geyser/SubscribeUpdateBlockMeta.generated';
import type { SubscribeUpdateDeshred as _geyser_SubscribeUpdateDeshred, SubscribeUpdateDeshred__Output as _geyser_SubscribeUpdateDeshred__Output } from './geyser/SubscribeUpdateDeshred.generated';
import type { SubscribeUpdateDeshredTransaction as _geyser_SubscribeUpdateDeshredTransaction, SubscribeUpdateDeshredTransaction__Output as _geyser_SubscribeUpdateDeshredTransaction__Output } from './geyser/SubscribeUpdateDeshredTransaction.generated';
import type { SubscribeUpdateDeshredTransactionInfo as _geyser_SubscribeUpdateDeshredTransactionInfo, SubscribeUpdateDeshredTransactionInfo__Output as _geyser_SubscribeUpdateDeshredTransactionInfo__Output } from './geyser/SubscribeUpdateDeshredTransactionInfo.generated';
import type { SubscribeUpdateEntry as _geyser_SubscribeUpdateEntry, SubscribeUpdateEntry__Output as _geyser_SubscribeUpdateEntry__Output } from './geyser/SubscribeUpdateEntry.generated';
import type { SubscribeUpdatePing as _geyser_SubscribeUpdatePing, SubscribeUpdatePing__Output as _geyser_SubscribeUpdatePing__Output } from './geyser/SubscribeUpdatePing.generated';
import type { SubscribeUpdatePong as _geyser_SubscribeUpdatePong, SubscribeUpdatePong__Output as _geyser_SubscribeUpdatePong__Output } from './geyser/SubscribeUpdatePong.generated';
import type { SubscribeUpdateSlot as _geyser_SubscribeUpdateSlot, SubscribeUpdateSlot__Output as _geyser_SubscribeUpdateSlot__Output } from './geyser/SubscribeUpdateSlot.generated';
import type { SubscribeUpdateTransaction as _geyser_SubscribeUpdateTransaction, SubscribeUpdateTransaction__Output as _geyser_SubscribeUpdateTransaction__Output } from './geyser/SubscribeUpdateTransaction.generated';
import type { SubscribeUpdateTransactionInfo as _geyser_SubscribeUpdateTransactionInfo, SubscribeUpdateTransactionInfo__Output as _geyser_SubscribeUpdateTransactionInfo__Output } from './geyser/SubscribeUpdateTransactionInfo.generated';
import type { SubscribeUpdateTransactionStatus as _geyser_SubscribeUpdateTransactionStatus, SubscribeUpdateTransactionStatus__Output as _geyser_SubscribeUpdateTransactionStatus__Output } from './geyser/SubscribeUpdateTransactionStatus.generated';
import type { Timestamp as _google_protobuf_Timestamp, Timestamp__Output as _google_protobuf_Timestamp__Output } from './google/protobuf/Timestamp.generated';
import type { BlockHeight as _solana_storage_ConfirmedBlock_BlockHeight, BlockHeight__Output as _solana_storage_ConfirmedBlock_BlockHeight__Output } from './solana/storage/ConfirmedBlock/BlockHeight.generated';
import type { CompiledInstruction as _solana_storage_ConfirmedBlock_CompiledInstruction, CompiledInstruction__Output as _solana_storage_ConfirmedBlock_CompiledInstruction__Output } from './solana/storage/ConfirmedBlock/CompiledInstruction.generated';
import type { ConfirmedBlock as _solana_storage_ConfirmedBlock_ConfirmedBlock, ConfirmedBlock__Output as _solana_storage_ConfirmedBlock_ConfirmedBlock__Output } from './solana/storage/ConfirmedBlock/ConfirmedBlock.generated';
import type { ConfirmedTransaction as _solana_storage_ConfirmedBlock_ConfirmedTransaction, ConfirmedTransaction__Output as _solana_storage_ConfirmedBlock_ConfirmedTransaction__Output } from './solana/storage/ConfirmedBlock/ConfirmedTransaction.generated';
import type { InnerInstruction as _solana_storage_ConfirmedBlock_InnerInstruction, InnerInstruction__Output as _solana_storage_ConfirmedBlock_InnerInstruction__Output } from './solana/storage/ConfirmedBlock/InnerInstruction.generated';
import type { InnerInstructions as _solana_storage_ConfirmedBlock_InnerInstructions, InnerInstructions__Output as _solana_storage_ConfirmedBlock_InnerInstructions__Output } from './solana/storage/ConfirmedBlock/InnerInstructions.generated';
import type { Message as _solana_storage_ConfirmedBlock_Message, Message__Output as _solana_storage_ConfirmedBlock_Message__Output } from './solana/storage/ConfirmedBlock/Message.generated';
import type { MessageAddressTableLookup as _solana_storage_ConfirmedBlock_MessageAddressTableLookup, MessageAddressTableLookup__Output as _solana_storage_ConfirmedBlock_MessageAddressTableLookup__Output } from './solana/storage/ConfirmedBlock/MessageAddressTableLookup.generated';
import type { MessageHeader as _solana_storage_ConfirmedBlock_MessageHeader, MessageHeader__Output as _solana_storage_ConfirmedBlock_MessageHeader__Output } from './solana/storage/ConfirmedBlock/MessageHeader.generated';
import type { NumPartitions as _solana_storage_ConfirmedBlock_NumPartitions, NumPartitions__Output as _solana_storage_ConfirmedBlock_NumPartitions__Output } from './solana/storage/ConfirmedBlock/NumPartitions.generated';
import type { ReturnData as _solana_storage_ConfirmedBlock_ReturnData, ReturnData__Output as _solana_storage_ConfirmedBlock_ReturnData__Output } from './solana/storage/ConfirmedBlock/ReturnData.generated';
import type { Reward as _solana_storage_ConfirmedBlock_Reward, Reward__Output as _solana_storage_ConfirmedBlock_Reward__Output } from './solana/storage/ConfirmedBlock/Reward.generated';
import type { Rewards as _solana_storage_ConfirmedBlock_Rewards, Rewards__Output as _solana_storage_ConfirmedBlock_Rewards__Output } from './solana/storage/ConfirmedBlock/Rewards.generated';
import type { TokenBalance as _solana_storage_ConfirmedBlock_TokenBalance, TokenBalance__Output as _solana_storage_ConfirmedBlock_TokenBalance__Output } from './solana/storage/ConfirmedBlock/TokenBalance.generated';
import type { Transaction as _solana_storage_ConfirmedBlock_Transaction, Transaction__Output as _solana_storage_ConfirmedBlock_Transaction__Output } from './solana/storage/ConfirmedBlock/Transaction.generated';
import type { TransactionConfig as _solana_storage_ConfirmedBlock_TransactionConfig, TransactionConfig__Output as _solana_storage_ConfirmedBlock_TransactionConfig__Output } from './solana/storage/ConfirmedBlock/TransactionConfig.generated';
import type { TransactionError as _solana_storage_ConfirmedBlock_TransactionError, TransactionError__Output as _solana_storage_ConfirmedBlock_TransactionError__Output } from './solana/storage/ConfirmedBlock/TransactionError.generated';
import type { TransactionStatusMeta as _solana_storage_ConfirmedBlock_TransactionStatusMeta, TransactionStatusMeta__Output as _solana_storage_ConfirmedBlock_TransactionStatusMeta__Output } from './solana/storage/ConfirmedBlock/TransactionStatusMeta.generated';
import type { UiTokenAmount as _solana_storage_ConfirmedBlock_UiTokenAmount, UiTokenAmount__Output as _solana_storage_ConfirmedBlock_UiTokenAmount__Output } from './solana/storage/ConfirmedBlock/UiTokenAmount.generated';
import type { UnixTimestamp as _solana_storage_ConfirmedBlock_UnixTimestamp, UnixTimestamp__Output as _solana_storage_ConfirmedBlock_UnixTimestamp__Output } from './solana/storage/ConfirmedBlock/UnixTimestamp.generated';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  geyser: {
    CommitmentLevel: EnumTypeDefinition
    CuckooFilter: MessageTypeDefinition<_geyser_CuckooFilter, _geyser_CuckooFilter__Output>
    CuckooHashAlgorithm: EnumTypeDefinition
    GetBlockHeightRequest: MessageTypeDefinition<_geyser_GetBlockHeightRequest, _geyser_GetBlockHeightRequest__Output>
    GetBlockHeightResponse: MessageTypeDefinition<_geyser_GetBlockHeightResponse, _geyser_GetBlockHeightResponse__Output>
    GetLatestBlockhashRequest: MessageTypeDefinition<_geyser_GetLatestBlockhashRequest, _geyser_GetLatestBlockhashRequest__Output>
    GetLatestBlockhashResponse: MessageTypeDefinition<_geyser_GetLatestBlockhashResponse, _geyser_GetLatestBlockhashResponse__Output>
    GetSlotRequest: MessageTypeDefinition<_geyser_GetSlotRequest, _geyser_GetSlotRequest__Output>
    GetSlotResponse: MessageTypeDefinition<_geyser_GetSlotResponse, _geyser_GetSlotResponse__Output>
    GetVersionRequest: MessageTypeDefinition<_geyser_GetVersionRequest, _geyser_GetVersionRequest__Output>
    GetVersionResponse: MessageTypeDefinition<_geyser_GetVersionResponse, _geyser_GetVersionResponse__Output>
    Geyser: SubtypeConstructor<typeof grpc.Client, _geyser_GeyserClient> & { service: _geyser_GeyserDefinition }
    IsBlockhashValidRequest: MessageTypeDefinition<_geyser_IsBlockhashValidRequest, _geyser_IsBlockhashValidRequest__Output>
    IsBlockhashValidResponse: MessageTypeDefinition<_geyser_IsBlockhashValidResponse, _geyser_IsBlockhashValidResponse__Output>
    PingRequest: MessageTypeDefinition<_geyser_PingRequest, _geyser_PingRequest__Output>
    PongResponse: MessageTypeDefinition<_geyser_PongResponse, _geyser_PongResponse__Output>
    SlotStatus: EnumTypeDefinition
    SubscribeDeshredRequest: MessageTypeDefinition<_geyser_SubscribeDeshredRequest, _geyser_SubscribeDeshredRequest__Output>
    SubscribeReplayInfoRequest: MessageTypeDefinition<_geyser_SubscribeReplayInfoRequest, _geyser_SubscribeReplayInfoRequest__Output>
    SubscribeReplayInfoResponse: MessageTypeDefinition<_geyser_SubscribeReplayInfoResponse, _geyser_SubscribeReplayInfoResponse__Output>
    SubscribeRequest: MessageTypeDefinition<_geyser_SubscribeRequest, _geyser_SubscribeRequest__Output>
    SubscribeRequestAccountsDataSlice: MessageTypeDefinition<_geyser_SubscribeRequestAccountsDataSlice, _geyser_SubscribeRequestAccountsDataSlice__Output>
    SubscribeRequestFilterAccounts: MessageTypeDefinition<_geyser_SubscribeRequestFilterAccounts, _geyser_SubscribeRequestFilterAccounts__Output>
    SubscribeRequestFilterAccountsFilter: MessageTypeDefinition<_geyser_SubscribeRequestFilterAccountsFilter, _geyser_SubscribeRequestFilterAccountsFilter__Output>
    SubscribeRequestFilterAccountsFilterLamports: MessageTypeDefinition<_geyser_SubscribeRequestFilterAccountsFilterLamports, _geyser_SubscribeRequestFilterAccountsFilterLamports__Output>
    SubscribeRequestFilterAccountsFilterMemcmp: MessageTypeDefinition<_geyser_SubscribeRequestFilterAccountsFilterMemcmp, _geyser_SubscribeRequestFilterAccountsFilterMemcmp__Output>
    SubscribeRequestFilterBlocks: MessageTypeDefinition<_geyser_SubscribeRequestFilterBlocks, _geyser_SubscribeRequestFilterBlocks__Output>
    SubscribeRequestFilterBlocksMeta: MessageTypeDefinition<_geyser_SubscribeRequestFilterBlocksMeta, _geyser_SubscribeRequestFilterBlocksMeta__Output>
    SubscribeRequestFilterDeshredTransactions: MessageTypeDefinition<_geyser_SubscribeRequestFilterDeshredTransactions, _geyser_SubscribeRequestFilterDeshredTransactions__Output>
    SubscribeRequestFilterEntry: MessageTypeDefinition<_geyser_SubscribeRequestFilterEntry, _geyser_SubscribeRequestFilterEntry__Output>
    SubscribeRequestFilterSlots: MessageTypeDefinition<_geyser_SubscribeRequestFilterSlots, _geyser_SubscribeRequestFilterSlots__Output>
    SubscribeRequestFilterTransactions: MessageTypeDefinition<_geyser_SubscribeRequestFilterTransactions, _geyser_SubscribeRequestFilterTransactions__Output>
    SubscribeRequestPing: MessageTypeDefinition<_geyser_SubscribeRequestPing, _geyser_SubscribeRequestPing__Output>
    SubscribeUpdate: MessageTypeDefinition<_geyser_SubscribeUpdate, _geyser_SubscribeUpdate__Output>
    SubscribeUpdateAccount: MessageTypeDefinition<_geyser_SubscribeUpdateAccount, _geyser_SubscribeUpdateAccount__Output>
    SubscribeUpdateAccountInfo: MessageTypeDefinition<_geyser_SubscribeUpdateAccountInfo, _geyser_SubscribeUpdateAccountInfo__Output>
    SubscribeUpdateBlock: MessageTypeDefinition<_geyser_SubscribeUpdateBlock, _geyser_SubscribeUpdateBlock__Output>
    SubscribeUpdateBlockMeta: MessageTypeDefinition<_geyser_SubscribeUpdateBlockMeta, _geyser_SubscribeUpdateBlockMeta__Output>
    SubscribeUpdateDeshred: MessageTypeDefinition<_geyser_SubscribeUpdateDeshred, _geyser_SubscribeUpdateDeshred__Output>
    SubscribeUpdateDeshredTransaction: MessageTypeDefinition<_geyser_SubscribeUpdateDeshredTransaction, _geyser_SubscribeUpdateDeshredTransaction__Output>
    SubscribeUpdateDeshredTransactionInfo: MessageTypeDefinition<_geyser_SubscribeUpdateDeshredTransactionInfo, _geyser_SubscribeUpdateDeshredTransactionInfo__Output>
    SubscribeUpdateEntry: MessageTypeDefinition<_geyser_SubscribeUpdateEntry, _geyser_SubscribeUpdateEntry__Output>
    SubscribeUpdatePing: MessageTypeDefinition<_geyser_SubscribeUpdatePing, _geyser_SubscribeUpdatePing__Output>
    SubscribeUpdatePong: MessageTypeDefinition<_geyser_SubscribeUpdatePong, _geyser_SubscribeUpdatePong__Output>
    SubscribeUpdateSlot: MessageTypeDefinition<_geyser_SubscribeUpdateSlot, _geyser_SubscribeUpdateSlot__Output>
    SubscribeUpdateTransaction: MessageTypeDefinition<_geyser_SubscribeUpdateTransaction, _geyser_SubscribeUpdateTransaction__Output>
    SubscribeUpdateTransactionInfo: MessageTypeDefinition<_geyser_SubscribeUpdateTransactionInfo, _geyser_SubscribeUpdateTransactionInfo__Output>
    SubscribeUpdateTransactionStatus: MessageTypeDefinition<_geyser_SubscribeUpdateTransactionStatus, _geyser_SubscribeUpdateTransactionStatus__Output>
    TokenAccountExpansionControlFlag: EnumTypeDefinition
  }
  google: {
    protobuf: {
      Timestamp: MessageTypeDefinition<_google_protobuf_Timestamp, _google_protobuf_Timestamp__Output>
    }
  }
  solana: {
    storage: {
      ConfirmedBlock: {
        BlockHeight: MessageTypeDefinition<_solana_storage_ConfirmedBlock_BlockHeight, _solana_storage_ConfirmedBlock_BlockHeight__Output>
        CompiledInstruction: MessageTypeDefinition<_solana_storage_ConfirmedBlock_CompiledInstruction, _solana_storage_ConfirmedBlock_CompiledInstruction__Output>
        ConfirmedBlock: MessageTypeDefinition<_solana_storage_ConfirmedBlock_ConfirmedBlock, _solana_storage_ConfirmedBlock_ConfirmedBlock__Output>
        ConfirmedTransaction: MessageTypeDefinition<_solana_storage_ConfirmedBlock_ConfirmedTransaction, _solana_storage_ConfirmedBlock_ConfirmedTransaction__Output>
        InnerInstruction: MessageTypeDefinition<_solana_storage_ConfirmedBlock_InnerInstruction, _solana_storage_ConfirmedBlock_InnerInstruction__Output>
        InnerInstructions: MessageTypeDefinition<_solana_storage_ConfirmedBlock_InnerInstructions, _solana_storage_ConfirmedBlock_InnerInstructions__Output>
        Message: MessageTypeDefinition<_solana_storage_ConfirmedBlock_Message, _solana_storage_ConfirmedBlock_Message__Output>
        MessageAddressTableLookup: MessageTypeDefinition<_solana_storage_ConfirmedBlock_MessageAddressTableLookup, _solana_storage_ConfirmedBlock_MessageAddressTableLookup__Output>
        MessageHeader: MessageTypeDefinition<_solana_storage_ConfirmedBlock_MessageHeader, _solana_storage_ConfirmedBlock_MessageHeader__Output>
        NumPartitions: MessageTypeDefinition<_solana_storage_ConfirmedBlock_NumPartitions, _solana_storage_ConfirmedBlock_NumPartitions__Output>
        ReturnData: MessageTypeDefinition<_solana_storage_ConfirmedBlock_ReturnData, _solana_storage_ConfirmedBlock_ReturnData__Output>
        Reward: MessageTypeDefinition<_solana_storage_ConfirmedBlock_Reward, _solana_storage_ConfirmedBlock_Reward__Output>
        RewardType: EnumTypeDefinition
        Rewards: MessageTypeDefinition<_solana_storage_ConfirmedBlock_Rewards, _solana_storage_ConfirmedBlock_Rewards__Output>
        TokenBalance: MessageTypeDefinition<_solana_storage_ConfirmedBlock_TokenBalance, _solana_storage_ConfirmedBlock_TokenBalance__Output>
        Transaction: MessageTypeDefinition<_solana_storage_ConfirmedBlock_Transaction, _solana_storage_ConfirmedBlock_Transaction__Output>
        TransactionConfig: MessageTypeDefinition<_solana_storage_ConfirmedBlock_TransactionConfig, _solana_storage_ConfirmedBlock_TransactionConfig__Output>
        TransactionError: MessageTypeDefinition<_solana_storage_ConfirmedBlock_TransactionError, _solana_storage_ConfirmedBlock_TransactionError__Output>
        TransactionStatusMeta: MessageTypeDefinition<_solana_storage_ConfirmedBlock_TransactionStatusMeta, _solana_storage_ConfirmedBlock_TransactionStatusMeta__Output>
        UiTokenAmount: MessageTypeDefinition<_solana_storage_ConfirmedBlock_UiTokenAmount, _solana_storage_ConfirmedBlock_UiTokenAmount__Output>
        UnixTimestamp: MessageTypeDefinition<_solana_storage_ConfirmedBlock_UnixTimestamp, _solana_storage_ConfirmedBlock_UnixTimestamp__Output>
      }
    }
  }
}

