import { testInstructions } from '../instruction.case'
import { address, base64 } from '../parse.fixture'
import fillTransaction from './fixtures/tx_3jaLYNHZBxPx.json'
import { limitV1Instructions } from './instructions'

testInstructions(
  limitV1Instructions,
  fillTransaction.instructions.map((call) => ({
    title: '3jaLYNHZ',
    name: call.decodedInstruction.name,
    instruction: {
      programId: address(call.programId),
      accounts: call.accounts.map(address),
      data: base64(call.dataBase64),
    },
    accounts: Object.fromEntries(Object.entries(call.decodedInstruction.accounts)),
    args: call.decodedInstruction.args,
  })),
)
