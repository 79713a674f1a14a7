import { testInstructions } from '../instruction.case'
import { address, hex } from '../parse.fixture'
import closeDca from './fixtures/ix_close_dca.json'
import endAndClose from './fixtures/ix_end_and_close.json'
import fulfillFlashFill from './fixtures/ix_fulfill_flash_fill.json'
import initiateFlashFill from './fixtures/ix_initiate_flash_fill.json'
import openDca from './fixtures/ix_open_dca.json'
import openDcaV2 from './fixtures/ix_open_dca_v2.json'
import { dcaInstructions } from './instructions'

const real = [openDca, openDcaV2, closeDca, endAndClose, initiateFlashFill, fulfillFlashFill]

testInstructions(
  dcaInstructions,
  real.map((fixture) => ({
    title: fixture.txSignature.slice(0, 8),
    instruction: {
      programId: address(fixture.programId),
      accounts: fixture.accounts.map((account) => address(account.pubkey)),
      data: hex(fixture.dataHex),
    },
    ...fixture.decoded,
  })),
)
