// biome-ignore-all format: word lists with many words per line
/** Words from which names of invented tokens are built. */
export const memeFirstWords = [
  'Turbo', 'Sleepy', 'Based', 'Giga', 'Tiny', 'Cosmic', 'Angry', 'Lucky', 'Pixel', 'Retro', 'Salty', 'Neon', 'Chubby', 'Lazy', 'Quantum',
  'Hyper', 'Grumpy', 'Smol', 'Rich', 'Sad', 'Happy', 'Dancing', 'Flying', 'Midnight', 'Golden', 'Frozen', 'Spicy', 'Silent', 'Crypto', 'Wizard',
] as const

export const memeSecondWords = [
  'Llama', 'Otter', 'Capybara', 'Gecko', 'Walrus', 'Badger', 'Pigeon', 'Hamster', 'Possum', 'Quokka', 'Shrimp', 'Goblin', 'Toad', 'Narwhal', 'Ferret',
  'Raccoon', 'Moth', 'Sloth', 'Yeti', 'Duck', 'Crab', 'Koala', 'Lynx', 'Beaver', 'Corgi', 'Panda', 'Axolotl', 'Platypus', 'Lemur', 'Kraken',
] as const

export const projectFirstWords = [
  'Helix', 'Orbit', 'Lumen', 'Vertex', 'Delta', 'Harbor', 'Nimbus', 'Basalt', 'Cobalt', 'Meridian', 'Parcl', 'Solace', 'Ember', 'Tide', 'Anvil',
  'Prism', 'Sable', 'Cinder', 'Flux', 'Zenith', 'Kepler', 'Maple', 'Quarry', 'Atlas', 'Beacon', 'Drumlin', 'Fathom', 'Glacier', 'Juniper', 'Saffron',
] as const

export const projectSecondWords = [
  'Protocol', 'Finance', 'Network', 'Labs', 'DAO', 'Swap', 'AI', 'Markets', 'Compute', 'Bridge', 'Index', 'Games', 'Energy', 'Mobile', 'Vaults',
] as const

export const validatorNames = [
  'Aurora', 'Bluefin', 'Cascade', 'Dune', 'Everest', 'Foundry', 'Granite', 'Horizon', 'Island', 'Jetstream', 'Keel', 'Lagoon', 'Monsoon', 'North', 'Oasis',
] as const
