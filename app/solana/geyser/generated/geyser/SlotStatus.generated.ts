// Original file: app/solana/geyser/proto/geyser.proto

export const SlotStatus = {
  SLOT_PROCESSED: 0,
  SLOT_CONFIRMED: 1,
  SLOT_FINALIZED: 2,
  SLOT_FIRST_SHRED_RECEIVED: 3,
  SLOT_COMPLETED: 4,
  SLOT_CREATED_BANK: 5,
  SLOT_DEAD: 6,
} as const;

export type SlotStatus =
  | 'SLOT_PROCESSED'
  | 0
  | 'SLOT_CONFIRMED'
  | 1
  | 'SLOT_FINALIZED'
  | 2
  | 'SLOT_FIRST_SHRED_RECEIVED'
  | 3
  | 'SLOT_COMPLETED'
  | 4
  | 'SLOT_CREATED_BANK'
  | 5
  | 'SLOT_DEAD'
  | 6

export type SlotStatus__Output = typeof SlotStatus[keyof typeof SlotStatus]
