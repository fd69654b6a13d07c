import '../processes/endWithParent.mjs'
import { COMMANDS } from '../commands/commands.ts'
import { explain, StackError } from '../errors.ts'
import { endOnSignal } from '../processes/signals.ts'

const [name = 'start', ...args] = process.argv.slice(2)
const command = COMMANDS[name]

endOnSignal()
try {
  if (!command)
    throw new StackError(`No command '${name}'. There are: ${Object.keys(COMMANDS).join(', ')}.`)
  process.exitCode = await command(args)
} catch (error) {
  const known = error instanceof StackError ? error.message : explain(String(error))
  console.error(`\n✖ ${known ?? (error instanceof Error ? error.stack : error)}`)
  process.exitCode = 1
}
