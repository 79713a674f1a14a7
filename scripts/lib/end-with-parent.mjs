// Preloaded into programs that install or build. Without it, such a program could outlive a killed command
// and write to files that the next command is writing.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
