// Generated from the .proto files.
export const definition = {
 "options": {
  "go_package": "github.com/rpcpool/yellowstone-grpc/examples/golang/proto"
 },
 "nested": {
  "geyser": {
   "nested": {
    "Geyser": {
     "methods": {
      "Subscribe": {
       "requestType": "SubscribeRequest",
       "requestStream": true,
       "responseType": "SubscribeUpdate",
       "responseStream": true
      },
      "SubscribeDeshred": {
       "requestType": "SubscribeDeshredRequest",
       "requestStream": true,
       "responseType": "SubscribeUpdateDeshred",
       "responseStream": true
      },
      "SubscribeReplayInfo": {
       "requestType": "SubscribeReplayInfoRequest",
       "responseType": "SubscribeReplayInfoResponse"
      },
      "Ping": {
       "requestType": "PingRequest",
       "responseType": "PongResponse"
      },
      "GetLatestBlockhash": {
       "requestType": "GetLatestBlockhashRequest",
       "responseType": "GetLatestBlockhashResponse"
      },
      "GetBlockHeight": {
       "requestType": "GetBlockHeightRequest",
       "responseType": "GetBlockHeightResponse"
      },
      "GetSlot": {
       "requestType": "GetSlotRequest",
       "responseType": "GetSlotResponse"
      },
      "IsBlockhashValid": {
       "requestType": "IsBlockhashValidRequest",
       "responseType": "IsBlockhashValidResponse"
      },
      "GetVersion": {
       "requestType": "GetVersionRequest",
       "responseType": "GetVersionResponse"
      }
     }
    },
    "CommitmentLevel": {
     "values": {
      "PROCESSED": 0,
      "CONFIRMED": 1,
      "FINALIZED": 2
     }
    },
    "SlotStatus": {
     "values": {
      "SLOT_PROCESSED": 0,
      "SLOT_CONFIRMED": 1,
      "SLOT_FINALIZED": 2,
      "SLOT_FIRST_SHRED_RECEIVED": 3,
      "SLOT_COMPLETED": 4,
      "SLOT_CREATED_BANK": 5,
      "SLOT_DEAD": 6
     }
    },
    "SubscribeRequest": {
     "oneofs": {
      "_commitment": {
       "oneof": [
        "commitment"
       ]
      },
      "_ping": {
       "oneof": [
        "ping"
       ]
      },
      "_fromSlot": {
       "oneof": [
        "fromSlot"
       ]
      }
     },
     "fields": {
      "accounts": {
       "keyType": "string",
       "type": "SubscribeRequestFilterAccounts",
       "id": 1
      },
      "slots": {
       "keyType": "string",
       "type": "SubscribeRequestFilterSlots",
       "id": 2
      },
      "transactions": {
       "keyType": "string",
       "type": "SubscribeRequestFilterTransactions",
       "id": 3
      },
      "transactionsStatus": {
       "keyType": "string",
       "type": "SubscribeRequestFilterTransactions",
       "id": 10
      },
      "blocks": {
       "keyType": "string",
       "type": "SubscribeRequestFilterBlocks",
       "id": 4
      },
      "blocksMeta": {
       "keyType": "string",
       "type": "SubscribeRequestFilterBlocksMeta",
       "id": 5
      },
      "entry": {
       "keyType": "string",
       "type": "SubscribeRequestFilterEntry",
       "id": 8
      },
      "commitment": {
       "type": "CommitmentLevel",
       "id": 6,
       "options": {
        "proto3_optional": true
       }
      },
      "accountsDataSlice": {
       "rule": "repeated",
       "type": "SubscribeRequestAccountsDataSlice",
       "id": 7
      },
      "ping": {
       "type": "SubscribeRequestPing",
       "id": 9,
       "options": {
        "proto3_optional": true
       }
      },
      "fromSlot": {
       "type": "uint64",
       "id": 11,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "CuckooHashAlgorithm": {
     "values": {
      "SIP_HASH": 0
     }
    },
    "CuckooFilter": {
     "fields": {
      "data": {
       "type": "bytes",
       "id": 1
      },
      "bucketCount": {
       "type": "uint32",
       "id": 2
      },
      "entriesPerBucket": {
       "type": "uint32",
       "id": 3
      },
      "fingerprintBits": {
       "type": "uint32",
       "id": 4
      },
      "hashSeed": {
       "type": "uint64",
       "id": 5
      },
      "hashAlgorithm": {
       "type": "CuckooHashAlgorithm",
       "id": 6
      }
     }
    },
    "SubscribeRequestFilterAccounts": {
     "oneofs": {
      "_nonemptyTxnSignature": {
       "oneof": [
        "nonemptyTxnSignature"
       ]
      },
      "_cuckooAccountsFilter": {
       "oneof": [
        "cuckooAccountsFilter"
       ]
      }
     },
     "fields": {
      "account": {
       "rule": "repeated",
       "type": "string",
       "id": 2
      },
      "owner": {
       "rule": "repeated",
       "type": "string",
       "id": 3
      },
      "filters": {
       "rule": "repeated",
       "type": "SubscribeRequestFilterAccountsFilter",
       "id": 4
      },
      "nonemptyTxnSignature": {
       "type": "bool",
       "id": 5,
       "options": {
        "proto3_optional": true
       }
      },
      "cuckooAccountsFilter": {
       "type": "CuckooFilter",
       "id": 6,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "SubscribeRequestFilterAccountsFilter": {
     "oneofs": {
      "filter": {
       "oneof": [
        "memcmp",
        "datasize",
        "tokenAccountState",
        "lamports"
       ]
      }
     },
     "fields": {
      "memcmp": {
       "type": "SubscribeRequestFilterAccountsFilterMemcmp",
       "id": 1
      },
      "datasize": {
       "type": "uint64",
       "id": 2
      },
      "tokenAccountState": {
       "type": "bool",
       "id": 3
      },
      "lamports": {
       "type": "SubscribeRequestFilterAccountsFilterLamports",
       "id": 4
      }
     }
    },
    "SubscribeRequestFilterAccountsFilterMemcmp": {
     "oneofs": {
      "data": {
       "oneof": [
        "bytes",
        "base58",
        "base64"
       ]
      }
     },
     "fields": {
      "offset": {
       "type": "uint64",
       "id": 1
      },
      "bytes": {
       "type": "bytes",
       "id": 2
      },
      "base58": {
       "type": "string",
       "id": 3
      },
      "base64": {
       "type": "string",
       "id": 4
      }
     }
    },
    "SubscribeRequestFilterAccountsFilterLamports": {
     "oneofs": {
      "cmp": {
       "oneof": [
        "eq",
        "ne",
        "lt",
        "gt"
       ]
      }
     },
     "fields": {
      "eq": {
       "type": "uint64",
       "id": 1
      },
      "ne": {
       "type": "uint64",
       "id": 2
      },
      "lt": {
       "type": "uint64",
       "id": 3
      },
      "gt": {
       "type": "uint64",
       "id": 4
      }
     }
    },
    "SubscribeRequestFilterSlots": {
     "oneofs": {
      "_filterByCommitment": {
       "oneof": [
        "filterByCommitment"
       ]
      },
      "_interslotUpdates": {
       "oneof": [
        "interslotUpdates"
       ]
      }
     },
     "fields": {
      "filterByCommitment": {
       "type": "bool",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      },
      "interslotUpdates": {
       "type": "bool",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "SubscribeRequestFilterTransactions": {
     "oneofs": {
      "_vote": {
       "oneof": [
        "vote"
       ]
      },
      "_failed": {
       "oneof": [
        "failed"
       ]
      },
      "_signature": {
       "oneof": [
        "signature"
       ]
      },
      "_cuckooAccountInclude": {
       "oneof": [
        "cuckooAccountInclude"
       ]
      },
      "_tokenAccounts": {
       "oneof": [
        "tokenAccounts"
       ]
      }
     },
     "fields": {
      "vote": {
       "type": "bool",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      },
      "failed": {
       "type": "bool",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      },
      "signature": {
       "type": "string",
       "id": 5,
       "options": {
        "proto3_optional": true
       }
      },
      "accountInclude": {
       "rule": "repeated",
       "type": "string",
       "id": 3
      },
      "accountExclude": {
       "rule": "repeated",
       "type": "string",
       "id": 4
      },
      "accountRequired": {
       "rule": "repeated",
       "type": "string",
       "id": 6
      },
      "cuckooAccountInclude": {
       "type": "CuckooFilter",
       "id": 7,
       "options": {
        "proto3_optional": true
       }
      },
      "tokenAccounts": {
       "type": "TokenAccountExpansionControlFlag",
       "id": 30,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "TokenAccountExpansionControlFlag": {
     "values": {
      "ALL": 0,
      "BALANCE_CHANGED": 1
     }
    },
    "SubscribeRequestFilterBlocks": {
     "oneofs": {
      "_includeTransactions": {
       "oneof": [
        "includeTransactions"
       ]
      },
      "_includeAccounts": {
       "oneof": [
        "includeAccounts"
       ]
      },
      "_includeEntries": {
       "oneof": [
        "includeEntries"
       ]
      },
      "_cuckooAccountInclude": {
       "oneof": [
        "cuckooAccountInclude"
       ]
      }
     },
     "fields": {
      "accountInclude": {
       "rule": "repeated",
       "type": "string",
       "id": 1
      },
      "includeTransactions": {
       "type": "bool",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      },
      "includeAccounts": {
       "type": "bool",
       "id": 3,
       "options": {
        "proto3_optional": true
       }
      },
      "includeEntries": {
       "type": "bool",
       "id": 4,
       "options": {
        "proto3_optional": true
       }
      },
      "cuckooAccountInclude": {
       "type": "CuckooFilter",
       "id": 5,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "SubscribeRequestFilterBlocksMeta": {
     "fields": {}
    },
    "SubscribeRequestFilterEntry": {
     "fields": {}
    },
    "SubscribeRequestFilterDeshredTransactions": {
     "oneofs": {
      "_vote": {
       "oneof": [
        "vote"
       ]
      }
     },
     "fields": {
      "vote": {
       "type": "bool",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      },
      "accountInclude": {
       "rule": "repeated",
       "type": "string",
       "id": 2
      },
      "accountExclude": {
       "rule": "repeated",
       "type": "string",
       "id": 3
      },
      "accountRequired": {
       "rule": "repeated",
       "type": "string",
       "id": 4
      }
     }
    },
    "SubscribeRequestAccountsDataSlice": {
     "fields": {
      "offset": {
       "type": "uint64",
       "id": 1
      },
      "length": {
       "type": "uint64",
       "id": 2
      }
     }
    },
    "SubscribeRequestPing": {
     "fields": {
      "id": {
       "type": "int32",
       "id": 1
      }
     }
    },
    "SubscribeDeshredRequest": {
     "oneofs": {
      "_ping": {
       "oneof": [
        "ping"
       ]
      }
     },
     "fields": {
      "deshredTransactions": {
       "keyType": "string",
       "type": "SubscribeRequestFilterDeshredTransactions",
       "id": 1
      },
      "ping": {
       "type": "SubscribeRequestPing",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      },
      "slots": {
       "keyType": "string",
       "type": "SubscribeRequestFilterSlots",
       "id": 3
      }
     }
    },
    "SubscribeUpdate": {
     "oneofs": {
      "updateOneof": {
       "oneof": [
        "account",
        "slot",
        "transaction",
        "transactionStatus",
        "block",
        "ping",
        "pong",
        "blockMeta",
        "entry"
       ]
      }
     },
     "fields": {
      "filters": {
       "rule": "repeated",
       "type": "string",
       "id": 1
      },
      "account": {
       "type": "SubscribeUpdateAccount",
       "id": 2
      },
      "slot": {
       "type": "SubscribeUpdateSlot",
       "id": 3
      },
      "transaction": {
       "type": "SubscribeUpdateTransaction",
       "id": 4
      },
      "transactionStatus": {
       "type": "SubscribeUpdateTransactionStatus",
       "id": 10
      },
      "block": {
       "type": "SubscribeUpdateBlock",
       "id": 5
      },
      "ping": {
       "type": "SubscribeUpdatePing",
       "id": 6
      },
      "pong": {
       "type": "SubscribeUpdatePong",
       "id": 9
      },
      "blockMeta": {
       "type": "SubscribeUpdateBlockMeta",
       "id": 7
      },
      "entry": {
       "type": "SubscribeUpdateEntry",
       "id": 8
      },
      "createdAt": {
       "type": "google.protobuf.Timestamp",
       "id": 11
      }
     }
    },
    "SubscribeUpdateAccount": {
     "fields": {
      "account": {
       "type": "SubscribeUpdateAccountInfo",
       "id": 1
      },
      "slot": {
       "type": "uint64",
       "id": 2
      },
      "isStartup": {
       "type": "bool",
       "id": 3
      }
     }
    },
    "SubscribeUpdateAccountInfo": {
     "oneofs": {
      "_txnSignature": {
       "oneof": [
        "txnSignature"
       ]
      }
     },
     "fields": {
      "pubkey": {
       "type": "bytes",
       "id": 1
      },
      "lamports": {
       "type": "uint64",
       "id": 2
      },
      "owner": {
       "type": "bytes",
       "id": 3
      },
      "executable": {
       "type": "bool",
       "id": 4
      },
      "rentEpoch": {
       "type": "uint64",
       "id": 5
      },
      "data": {
       "type": "bytes",
       "id": 6
      },
      "writeVersion": {
       "type": "uint64",
       "id": 7
      },
      "txnSignature": {
       "type": "bytes",
       "id": 8,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "SubscribeUpdateSlot": {
     "oneofs": {
      "_parent": {
       "oneof": [
        "parent"
       ]
      },
      "_deadError": {
       "oneof": [
        "deadError"
       ]
      }
     },
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "parent": {
       "type": "uint64",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      },
      "status": {
       "type": "SlotStatus",
       "id": 3
      },
      "deadError": {
       "type": "string",
       "id": 4,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "SubscribeUpdateTransaction": {
     "fields": {
      "transaction": {
       "type": "SubscribeUpdateTransactionInfo",
       "id": 1
      },
      "slot": {
       "type": "uint64",
       "id": 2
      }
     }
    },
    "SubscribeUpdateTransactionInfo": {
     "fields": {
      "signature": {
       "type": "bytes",
       "id": 1
      },
      "isVote": {
       "type": "bool",
       "id": 2
      },
      "transaction": {
       "type": "solana.storage.ConfirmedBlock.Transaction",
       "id": 3
      },
      "meta": {
       "type": "solana.storage.ConfirmedBlock.TransactionStatusMeta",
       "id": 4
      },
      "index": {
       "type": "uint64",
       "id": 5
      }
     }
    },
    "SubscribeUpdateTransactionStatus": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "signature": {
       "type": "bytes",
       "id": 2
      },
      "isVote": {
       "type": "bool",
       "id": 3
      },
      "index": {
       "type": "uint64",
       "id": 4
      },
      "err": {
       "type": "solana.storage.ConfirmedBlock.TransactionError",
       "id": 5
      }
     }
    },
    "SubscribeUpdateBlock": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "blockhash": {
       "type": "string",
       "id": 2
      },
      "rewards": {
       "type": "solana.storage.ConfirmedBlock.Rewards",
       "id": 3
      },
      "blockTime": {
       "type": "solana.storage.ConfirmedBlock.UnixTimestamp",
       "id": 4
      },
      "blockHeight": {
       "type": "solana.storage.ConfirmedBlock.BlockHeight",
       "id": 5
      },
      "parentSlot": {
       "type": "uint64",
       "id": 7
      },
      "parentBlockhash": {
       "type": "string",
       "id": 8
      },
      "executedTransactionCount": {
       "type": "uint64",
       "id": 9
      },
      "transactions": {
       "rule": "repeated",
       "type": "SubscribeUpdateTransactionInfo",
       "id": 6
      },
      "updatedAccountCount": {
       "type": "uint64",
       "id": 10
      },
      "accounts": {
       "rule": "repeated",
       "type": "SubscribeUpdateAccountInfo",
       "id": 11
      },
      "entriesCount": {
       "type": "uint64",
       "id": 12
      },
      "entries": {
       "rule": "repeated",
       "type": "SubscribeUpdateEntry",
       "id": 13
      }
     }
    },
    "SubscribeUpdateBlockMeta": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "blockhash": {
       "type": "string",
       "id": 2
      },
      "rewards": {
       "type": "solana.storage.ConfirmedBlock.Rewards",
       "id": 3
      },
      "blockTime": {
       "type": "solana.storage.ConfirmedBlock.UnixTimestamp",
       "id": 4
      },
      "blockHeight": {
       "type": "solana.storage.ConfirmedBlock.BlockHeight",
       "id": 5
      },
      "parentSlot": {
       "type": "uint64",
       "id": 6
      },
      "parentBlockhash": {
       "type": "string",
       "id": 7
      },
      "executedTransactionCount": {
       "type": "uint64",
       "id": 8
      },
      "entriesCount": {
       "type": "uint64",
       "id": 9
      }
     }
    },
    "SubscribeUpdateEntry": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "index": {
       "type": "uint64",
       "id": 2
      },
      "numHashes": {
       "type": "uint64",
       "id": 3
      },
      "hash": {
       "type": "bytes",
       "id": 4
      },
      "executedTransactionCount": {
       "type": "uint64",
       "id": 5
      },
      "startingTransactionIndex": {
       "type": "uint64",
       "id": 6
      }
     }
    },
    "SubscribeUpdateDeshredTransaction": {
     "fields": {
      "transaction": {
       "type": "SubscribeUpdateDeshredTransactionInfo",
       "id": 1
      },
      "slot": {
       "type": "uint64",
       "id": 2
      }
     }
    },
    "SubscribeUpdateDeshredTransactionInfo": {
     "fields": {
      "signature": {
       "type": "bytes",
       "id": 1
      },
      "isVote": {
       "type": "bool",
       "id": 2
      },
      "transaction": {
       "type": "solana.storage.ConfirmedBlock.Transaction",
       "id": 3
      },
      "loadedWritableAddresses": {
       "rule": "repeated",
       "type": "bytes",
       "id": 4
      },
      "loadedReadonlyAddresses": {
       "rule": "repeated",
       "type": "bytes",
       "id": 5
      },
      "completedDataSetStartingShredIndex": {
       "type": "uint32",
       "id": 6
      },
      "completedDataSetEndingShredIndexExclusive": {
       "type": "uint32",
       "id": 7
      }
     }
    },
    "SubscribeUpdatePing": {
     "fields": {}
    },
    "SubscribeUpdatePong": {
     "fields": {
      "id": {
       "type": "int32",
       "id": 1
      }
     }
    },
    "SubscribeUpdateDeshred": {
     "oneofs": {
      "updateOneof": {
       "oneof": [
        "deshredTransaction",
        "ping",
        "pong",
        "slot"
       ]
      }
     },
     "fields": {
      "filters": {
       "rule": "repeated",
       "type": "string",
       "id": 1
      },
      "deshredTransaction": {
       "type": "SubscribeUpdateDeshredTransaction",
       "id": 2
      },
      "ping": {
       "type": "SubscribeUpdatePing",
       "id": 3
      },
      "pong": {
       "type": "SubscribeUpdatePong",
       "id": 4
      },
      "slot": {
       "type": "SubscribeUpdateSlot",
       "id": 6
      },
      "createdAt": {
       "type": "google.protobuf.Timestamp",
       "id": 5
      }
     }
    },
    "SubscribeReplayInfoRequest": {
     "fields": {}
    },
    "SubscribeReplayInfoResponse": {
     "oneofs": {
      "_firstAvailable": {
       "oneof": [
        "firstAvailable"
       ]
      }
     },
     "fields": {
      "firstAvailable": {
       "type": "uint64",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "PingRequest": {
     "fields": {
      "count": {
       "type": "int32",
       "id": 1
      }
     }
    },
    "PongResponse": {
     "fields": {
      "count": {
       "type": "int32",
       "id": 1
      }
     }
    },
    "GetLatestBlockhashRequest": {
     "oneofs": {
      "_commitment": {
       "oneof": [
        "commitment"
       ]
      }
     },
     "fields": {
      "commitment": {
       "type": "CommitmentLevel",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "GetLatestBlockhashResponse": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "blockhash": {
       "type": "string",
       "id": 2
      },
      "lastValidBlockHeight": {
       "type": "uint64",
       "id": 3
      }
     }
    },
    "GetBlockHeightRequest": {
     "oneofs": {
      "_commitment": {
       "oneof": [
        "commitment"
       ]
      }
     },
     "fields": {
      "commitment": {
       "type": "CommitmentLevel",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "GetBlockHeightResponse": {
     "fields": {
      "blockHeight": {
       "type": "uint64",
       "id": 1
      }
     }
    },
    "GetSlotRequest": {
     "oneofs": {
      "_commitment": {
       "oneof": [
        "commitment"
       ]
      }
     },
     "fields": {
      "commitment": {
       "type": "CommitmentLevel",
       "id": 1,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "GetSlotResponse": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      }
     }
    },
    "GetVersionRequest": {
     "fields": {}
    },
    "GetVersionResponse": {
     "fields": {
      "version": {
       "type": "string",
       "id": 1
      }
     }
    },
    "IsBlockhashValidRequest": {
     "oneofs": {
      "_commitment": {
       "oneof": [
        "commitment"
       ]
      }
     },
     "fields": {
      "blockhash": {
       "type": "string",
       "id": 1
      },
      "commitment": {
       "type": "CommitmentLevel",
       "id": 2,
       "options": {
        "proto3_optional": true
       }
      }
     }
    },
    "IsBlockhashValidResponse": {
     "fields": {
      "slot": {
       "type": "uint64",
       "id": 1
      },
      "valid": {
       "type": "bool",
       "id": 2
      }
     }
    }
   }
  },
  "google": {
   "nested": {
    "protobuf": {
     "nested": {
      "Timestamp": {
       "fields": {
        "seconds": {
         "type": "int64",
         "id": 1
        },
        "nanos": {
         "type": "int32",
         "id": 2
        }
       }
      }
     }
    }
   }
  },
  "solana": {
   "nested": {
    "storage": {
     "nested": {
      "ConfirmedBlock": {
       "options": {
        "go_package": "github.com/rpcpool/yellowstone-grpc/examples/golang/proto"
       },
       "nested": {
        "ConfirmedBlock": {
         "fields": {
          "previousBlockhash": {
           "type": "string",
           "id": 1
          },
          "blockhash": {
           "type": "string",
           "id": 2
          },
          "parentSlot": {
           "type": "uint64",
           "id": 3
          },
          "transactions": {
           "rule": "repeated",
           "type": "ConfirmedTransaction",
           "id": 4
          },
          "rewards": {
           "rule": "repeated",
           "type": "Reward",
           "id": 5
          },
          "blockTime": {
           "type": "UnixTimestamp",
           "id": 6
          },
          "blockHeight": {
           "type": "BlockHeight",
           "id": 7
          },
          "numPartitions": {
           "type": "NumPartitions",
           "id": 8
          }
         }
        },
        "ConfirmedTransaction": {
         "fields": {
          "transaction": {
           "type": "Transaction",
           "id": 1
          },
          "meta": {
           "type": "TransactionStatusMeta",
           "id": 2
          }
         }
        },
        "Transaction": {
         "fields": {
          "signatures": {
           "rule": "repeated",
           "type": "bytes",
           "id": 1
          },
          "message": {
           "type": "Message",
           "id": 2
          }
         }
        },
        "Message": {
         "oneofs": {
          "_config": {
           "oneof": [
            "config"
           ]
          }
         },
         "fields": {
          "header": {
           "type": "MessageHeader",
           "id": 1
          },
          "accountKeys": {
           "rule": "repeated",
           "type": "bytes",
           "id": 2
          },
          "recentBlockhash": {
           "type": "bytes",
           "id": 3
          },
          "instructions": {
           "rule": "repeated",
           "type": "CompiledInstruction",
           "id": 4
          },
          "versioned": {
           "type": "bool",
           "id": 5
          },
          "addressTableLookups": {
           "rule": "repeated",
           "type": "MessageAddressTableLookup",
           "id": 6
          },
          "config": {
           "type": "TransactionConfig",
           "id": 7,
           "options": {
            "proto3_optional": true
           }
          }
         }
        },
        "TransactionConfig": {
         "oneofs": {
          "_priorityFee": {
           "oneof": [
            "priorityFee"
           ]
          },
          "_computeUnitLimit": {
           "oneof": [
            "computeUnitLimit"
           ]
          },
          "_loadedAccountsDataSizeLimit": {
           "oneof": [
            "loadedAccountsDataSizeLimit"
           ]
          },
          "_heapSize": {
           "oneof": [
            "heapSize"
           ]
          }
         },
         "fields": {
          "priorityFee": {
           "type": "uint64",
           "id": 1,
           "options": {
            "proto3_optional": true
           }
          },
          "computeUnitLimit": {
           "type": "uint32",
           "id": 2,
           "options": {
            "proto3_optional": true
           }
          },
          "loadedAccountsDataSizeLimit": {
           "type": "uint32",
           "id": 3,
           "options": {
            "proto3_optional": true
           }
          },
          "heapSize": {
           "type": "uint32",
           "id": 4,
           "options": {
            "proto3_optional": true
           }
          }
         }
        },
        "MessageHeader": {
         "fields": {
          "numRequiredSignatures": {
           "type": "uint32",
           "id": 1
          },
          "numReadonlySignedAccounts": {
           "type": "uint32",
           "id": 2
          },
          "numReadonlyUnsignedAccounts": {
           "type": "uint32",
           "id": 3
          }
         }
        },
        "MessageAddressTableLookup": {
         "fields": {
          "accountKey": {
           "type": "bytes",
           "id": 1
          },
          "writableIndexes": {
           "type": "bytes",
           "id": 2
          },
          "readonlyIndexes": {
           "type": "bytes",
           "id": 3
          }
         }
        },
        "TransactionStatusMeta": {
         "oneofs": {
          "_computeUnitsConsumed": {
           "oneof": [
            "computeUnitsConsumed"
           ]
          },
          "_costUnits": {
           "oneof": [
            "costUnits"
           ]
          }
         },
         "fields": {
          "err": {
           "type": "TransactionError",
           "id": 1
          },
          "fee": {
           "type": "uint64",
           "id": 2
          },
          "preBalances": {
           "rule": "repeated",
           "type": "uint64",
           "id": 3
          },
          "postBalances": {
           "rule": "repeated",
           "type": "uint64",
           "id": 4
          },
          "innerInstructions": {
           "rule": "repeated",
           "type": "InnerInstructions",
           "id": 5
          },
          "innerInstructionsNone": {
           "type": "bool",
           "id": 10
          },
          "logMessages": {
           "rule": "repeated",
           "type": "string",
           "id": 6
          },
          "logMessagesNone": {
           "type": "bool",
           "id": 11
          },
          "preTokenBalances": {
           "rule": "repeated",
           "type": "TokenBalance",
           "id": 7
          },
          "postTokenBalances": {
           "rule": "repeated",
           "type": "TokenBalance",
           "id": 8
          },
          "rewards": {
           "rule": "repeated",
           "type": "Reward",
           "id": 9
          },
          "loadedWritableAddresses": {
           "rule": "repeated",
           "type": "bytes",
           "id": 12
          },
          "loadedReadonlyAddresses": {
           "rule": "repeated",
           "type": "bytes",
           "id": 13
          },
          "returnData": {
           "type": "ReturnData",
           "id": 14
          },
          "returnDataNone": {
           "type": "bool",
           "id": 15
          },
          "computeUnitsConsumed": {
           "type": "uint64",
           "id": 16,
           "options": {
            "proto3_optional": true
           }
          },
          "costUnits": {
           "type": "uint64",
           "id": 17,
           "options": {
            "proto3_optional": true
           }
          }
         }
        },
        "TransactionError": {
         "fields": {
          "err": {
           "type": "bytes",
           "id": 1
          }
         }
        },
        "InnerInstructions": {
         "fields": {
          "index": {
           "type": "uint32",
           "id": 1
          },
          "instructions": {
           "rule": "repeated",
           "type": "InnerInstruction",
           "id": 2
          }
         }
        },
        "InnerInstruction": {
         "oneofs": {
          "_stackHeight": {
           "oneof": [
            "stackHeight"
           ]
          }
         },
         "fields": {
          "programIdIndex": {
           "type": "uint32",
           "id": 1
          },
          "accounts": {
           "type": "bytes",
           "id": 2
          },
          "data": {
           "type": "bytes",
           "id": 3
          },
          "stackHeight": {
           "type": "uint32",
           "id": 4,
           "options": {
            "proto3_optional": true
           }
          }
         }
        },
        "CompiledInstruction": {
         "fields": {
          "programIdIndex": {
           "type": "uint32",
           "id": 1
          },
          "accounts": {
           "type": "bytes",
           "id": 2
          },
          "data": {
           "type": "bytes",
           "id": 3
          }
         }
        },
        "TokenBalance": {
         "fields": {
          "accountIndex": {
           "type": "uint32",
           "id": 1
          },
          "mint": {
           "type": "string",
           "id": 2
          },
          "uiTokenAmount": {
           "type": "UiTokenAmount",
           "id": 3
          },
          "owner": {
           "type": "string",
           "id": 4
          },
          "programId": {
           "type": "string",
           "id": 5
          }
         }
        },
        "UiTokenAmount": {
         "fields": {
          "uiAmount": {
           "type": "double",
           "id": 1
          },
          "decimals": {
           "type": "uint32",
           "id": 2
          },
          "amount": {
           "type": "string",
           "id": 3
          },
          "uiAmountString": {
           "type": "string",
           "id": 4
          }
         }
        },
        "ReturnData": {
         "fields": {
          "programId": {
           "type": "bytes",
           "id": 1
          },
          "data": {
           "type": "bytes",
           "id": 2
          }
         }
        },
        "RewardType": {
         "values": {
          "Unspecified": 0,
          "Fee": 1,
          "Rent": 2,
          "Staking": 3,
          "Voting": 4,
          "DeactivatedStake": 5
         }
        },
        "Reward": {
         "fields": {
          "pubkey": {
           "type": "string",
           "id": 1
          },
          "lamports": {
           "type": "int64",
           "id": 2
          },
          "postBalance": {
           "type": "uint64",
           "id": 3
          },
          "rewardType": {
           "type": "RewardType",
           "id": 4
          },
          "commission": {
           "type": "string",
           "id": 5
          },
          "commissionBps": {
           "type": "string",
           "id": 6
          }
         }
        },
        "Rewards": {
         "fields": {
          "rewards": {
           "rule": "repeated",
           "type": "Reward",
           "id": 1
          },
          "numPartitions": {
           "type": "NumPartitions",
           "id": 2
          }
         }
        },
        "UnixTimestamp": {
         "fields": {
          "timestamp": {
           "type": "int64",
           "id": 1
          }
         }
        },
        "BlockHeight": {
         "fields": {
          "blockHeight": {
           "type": "uint64",
           "id": 1
          }
         }
        },
        "NumPartitions": {
         "fields": {
          "numPartitions": {
           "type": "uint64",
           "id": 1
          }
         }
        }
       }
      }
     }
    }
   }
  }
 }
} as const
