// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeRequestFilterBlocksMeta {
}

export interface SubscribeRequestFilterBlocksMeta__Output {
}
