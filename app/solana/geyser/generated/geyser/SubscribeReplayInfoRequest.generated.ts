// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeReplayInfoRequest {
}

export interface SubscribeReplayInfoRequest__Output {
}
