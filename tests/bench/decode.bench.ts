import { cpus } from 'node:os'
import { protocolFacts } from '~/domain/protocol/protocol'
import { createProtocols } from '~/protocols/registry'
import { createAddressInterner, readAddress } from '~/solana/address/address-reader'
import { type Candidate, measureCpuRates, type Rate } from './cpu-rate'
import { compareOutputs } from './decode/equality'
import { installPeers, loadPeers, type PeerKey, type PeerRecord } from './decode/peers'
import { createSubjects, type Subject } from './decode/subjects'

const bare = 'anchor 0.29'
const equal = 'anchor 0.29, keys as base58'
const plain = 'sextant'
const remembering = 'sextant, keys remembered'
const whole = 'sextant, remembered, to domain state'

function createCandidates(subject: Subject): readonly Candidate[] {
  const { inputs, official, anchor } = subject
  const addressAt = createAddressInterner()
  const protocol = createProtocols(addressAt)[subject.protocol]
  const [owner] = protocolFacts[subject.protocol].programIds
  const over = (work: (input: Subject['inputs'][number]) => unknown) => () => {
    for (const input of inputs) work(input)
    return inputs.length
  }
  return [
    { name: bare, pass: over(({ data }) => anchor(data)) },
    { name: equal, pass: over(({ data }) => printKeys(anchor(data), subject.keys)) },
    ...(official ? [{ name: official.name, pass: over(({ data }) => official.decode(data)) }] : []),
    { name: plain, pass: over((input) => subject.decode(input, readAddress)) },
    { name: remembering, pass: over((input) => subject.decode(input, addressAt)) },
    { name: whole, pass: over(({ key, data }) => protocol.decodeAccount(key, owner, data)) },
  ]
}

/**
 * Converts the keys in Anchor's record to strings, so that Anchor does the same work as Sextant, whose
 * records contain strings.
 */
function printKeys(record: PeerRecord, keys: readonly string[]): number {
  let letters = 0
  for (const name of keys) letters += (record[name] as PeerKey).toBase58().length
  return letters
}

function report({ title, official, required }: Subject, rates: readonly Rate[]): readonly string[] {
  const rateOf = (name: string) => rates.find((rate) => rate.name === name)?.perCpuSecond ?? Number.NaN
  console.log(
    `\n${title.padEnd(46)}${'per CPU-second'.padStart(16)}${'× anchor'.padStart(12)}${'× equal'.padStart(11)}`,
  )
  for (const { name, perCpuSecond } of rates) {
    const ratios = [rateOf(bare), rateOf(equal)].map((peer) => (perCpuSecond / peer).toFixed(1))
    const count = Math.round(perCpuSecond).toLocaleString('en-US')
    console.log(
      `  ${name.padEnd(44)}${count.padStart(16)}${ratios[0]?.padStart(12)}${ratios[1]?.padStart(11)}`,
    )
  }
  const claims: readonly (readonly [string, number, number])[] = [
    [`${plain} ÷ ${equal}`, rateOf(plain) / rateOf(equal), required.equalOutput],
    [`${remembering} ÷ ${equal}`, rateOf(remembering) / rateOf(equal), required.remembered],
    ...(official ? [[`${plain} ÷ ${official.name}`, rateOf(plain) / rateOf(official.name), 1] as const] : []),
  ]
  return claims
    .filter(([, ratio, least]) => !(ratio >= least))
    .map(([what, ratio, least]) => `${title}: ${what} is ${ratio.toFixed(1)}, required at least ${least}`)
}

function run(): number {
  if (!installPeers()) return 1
  const peers = loadPeers()
  console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}; CPU time, median of 5 rounds`)
  const missed: string[] = []
  for (const subject of createSubjects(peers)) {
    const compared = compareOutputs(subject)
    missed.push(...report(subject, measureCpuRates(createCandidates(subject))))
    console.log(`  ${compared.toLocaleString('en-US')} fields compared with the peers, all equal`)
  }
  console.log(
    '\nThe SDKs of Jupiter decode with Anchor; a PerpMarket is decoded with Anchor by the Drift SDK as well.',
  )
  for (const line of missed) console.error(`MISSED  ${line}`)
  return missed.length === 0 ? 0 : 1
}

process.exitCode = run()
