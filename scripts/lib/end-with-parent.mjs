// This module is preloaded into programs that install or build. It ends the program when the command that
// started it ends. Otherwise the program could outlive a killed command and write to files that the next
// command is writing.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
