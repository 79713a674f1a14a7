// Original file: app/solana/geyser/proto/geyser.proto


export interface SubscribeRequestFilterSlots {
  'filterByCommitment'?: (boolean);
  'interslotUpdates'?: (boolean);
  '_filterByCommitment'?: "filterByCommitment";
  '_interslotUpdates'?: "interslotUpdates";
}

export interface SubscribeRequestFilterSlots__Output {
  'filterByCommitment'?: (boolean);
  'interslotUpdates'?: (boolean);
  '_filterByCommitment'?: "filterByCommitment";
  '_interslotUpdates'?: "interslotUpdates";
}
