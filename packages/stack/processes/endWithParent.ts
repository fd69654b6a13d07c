// Loaded before the program of a server (`node --import`). The channel to the process that started it
// closes when that one is gone, also when it was killed without a chance to stop anybody.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
}
