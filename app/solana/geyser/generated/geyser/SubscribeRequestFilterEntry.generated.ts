// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeRequestFilterEntry {
}

export interface SubscribeRequestFilterEntry__Output {
}
