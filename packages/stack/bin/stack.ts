import '../processes/endWithParent.ts'
import { benchCommand } from '../commands/bench.ts'
import { devCommand } from '../commands/dev.ts'
import { lakeCommand } from '../commands/lake.ts'
import { launchCheckCommand } from '../commands/launchCheck.ts'
import { leadsCommand } from '../commands/leads.ts'
import { lighthouseCommand } from '../commands/lighthouse.ts'
import { picturesCommand } from '../commands/pictures.ts'
import { seedCommand } from '../commands/seed.ts'
import { startCommand } from '../commands/start.ts'
import { testCommand } from '../commands/test.ts'
import { typesCommand } from '../commands/types.ts'
import { visualCommand } from '../commands/visual.ts'
import { explain, StackError } from '../errors.ts'
import { endOnSignal } from '../processes/signals.ts'

const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  bench: benchCommand,
  dev: devCommand,
  lake: lakeCommand,
  'launch-check': launchCheckCommand,
  leads: leadsCommand,
  lighthouse: lighthouseCommand,
  pictures: picturesCommand,
  seed: seedCommand,
  start: startCommand,
  test: testCommand,
  types: typesCommand,
  visual: visualCommand,
}

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
