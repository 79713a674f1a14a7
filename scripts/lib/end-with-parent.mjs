// Loaded into the programs that install and build: one that outlives a killed command would go on writing where the next command writes.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
