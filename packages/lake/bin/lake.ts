#!/usr/bin/env node
import { LakeError } from '../errors.ts'

type Command = (args: readonly string[]) => Promise<void>

/** The commands, each loaded only when it runs: the server's modules take longest. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  export: async () => (await import('./archives.ts')).exportCommand,
  import: async () => (await import('./archives.ts')).importCommand,
  compact: async () => (await import('./archives.ts')).compactCommand,
  reset: async () => (await import('./archives.ts')).resetCommand,
}

const WITH_ARGUMENTS = new Set(['export', 'import'])

const USAGE = `Usage: lake <command>

  serve                      starts the Lake
  export <file>              writes the content of a dataset into a .tar.gz, also while the Lake runs;
                             with --with-leads also its private documents, into a second file
  import <file>… [--replace] fills an empty dataset from .tar.gz files, or replaces all that it has
  compact                    deletes the history from before the last 90 days, and frees the disk
  reset                      deletes the content of all datasets

Stop the Lake before you import, compact or reset.

Variables, with their defaults:

  LAKE_DIR             folder of the Lake (.local/lake)
  LAKE_PORT            port; 0 takes a free one (3900)
  LAKE_PROJECT         id of the project (local)
  LAKE_DATASET         names of the datasets (production)
  LAKE_TOKEN           tokens of the administrator
  LAKE_STUDIO_ORIGINS  origins whose pages are the administrator's without a token
  LAKE_ORIGINS         origins whose pages may read
  LAKE_HOSTS           further Host headers to accept, with port
  LAKE_QUERY_TIME      milliseconds that one query may take (60000)
  LAKE_WEBHOOKS        webhooks, as a JSON list

Lists are separated by commas, except webhooks.`

const [name = '', ...args] = process.argv.slice(2)
const load = COMMANDS[name]

if ([name, ...args].includes('--help')) {
  console.log(USAGE)
} else if (!load) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  try {
    const command = await load()
    if (args.length && !WITH_ARGUMENTS.has(name)) {
      const reason = `${name} takes no arguments: set the variables of lake --help.`
      throw new LakeError('invalid-option', reason)
    }
    await command(args)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
