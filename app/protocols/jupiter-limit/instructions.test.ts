import { testInstructions } from '../instruction.case'
import { address, base64, hex } from '../parse.fixture'
import fillTransaction from './fixtures/tx_VLzYfuPuxFcA.json'
import { limitInstructions } from './instructions'

const [call] = fillTransaction.instructions
const decoded = call?.decodedInstruction

testInstructions(
  limitInstructions,
  call && decoded
    ? [
        {
          title: 'VLzYfuPu',
          name: decoded.name,
          instruction: {
            programId: address(call.programId),
            accounts: call.accounts.map(address),
            data: base64(call.dataBase64),
          },
          accounts: decoded.accounts,
          args: { inputAmount: decoded.args.inputAmount, swapData: hex(decoded.args.swapDataHex) },
        },
      ]
    : [],
)
