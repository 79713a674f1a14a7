// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeUpdatePing {
}

export interface SubscribeUpdatePing__Output {
}
