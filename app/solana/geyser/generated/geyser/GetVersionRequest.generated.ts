// Original file: app/solana/geyser/proto/geyser.proto


export interface GetVersionRequest {
}

export interface GetVersionRequest__Output {
}
