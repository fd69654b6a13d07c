#!/usr/bin/env node
import { LakeError } from '../errors.ts'
import { exportCommand, importCommand, resetCommand } from './archives.ts'
import { serve } from './serve.ts'

const commands: Record<string, (args: readonly string[]) => Promise<void>> = {
  serve,
  export: exportCommand,
  import: importCommand,
  reset: resetCommand,
}

const usage = `Usage: lake <command>

  serve                     starts the Lake
  export <file>             writes the content into a .tar.gz
  import <file> [--replace] brings the content of a .tar.gz
  reset                     empties the Lake

Variables: LAKE_DIR, LAKE_PORT, LAKE_TOKEN, LAKE_PROJECT, LAKE_DATASET, LAKE_ORIGINS,
LAKE_STUDIO_ORIGINS, LAKE_WEBHOOKS. Stop the Lake before you import or reset.`

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]

if ([name, ...args].includes('--help')) {
  console.log(usage)
} else if (!command) {
  console.error(usage)
  process.exitCode = 2
} else {
  try {
    await command(args)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
