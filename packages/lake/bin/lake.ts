#!/usr/bin/env node
import { LakeError } from '../errors.ts'

type Command = (args: readonly string[]) => Promise<void>

/** The commands, each loaded only when it runs: the server's modules take longest. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  export: async () => (await import('./archives.ts')).exportCommand,
  import: async () => (await import('./archives.ts')).importCommand,
  reset: async () => (await import('./archives.ts')).resetCommand,
}

const USAGE = `Usage: lake <command>

  serve                      starts the Lake
  export <file>              writes the content of a dataset into a .tar.gz, also while the Lake runs;
                             with --with-leads also its private documents, into a second file
  import <file>… [--replace] fills an empty dataset from .tar.gz files, or replaces all that it has
  reset                      deletes the content of all datasets

Stop the Lake before you import or reset.

Variables, with their defaults:

  LAKE_DIR             folder of the Lake (.local/lake)
  LAKE_PORT            port; 0 takes a free one (3900)
  LAKE_HOST            loopback address to listen on (127.0.0.1)
  LAKE_PROJECT         id of the project (elos)
  LAKE_DATASET         names of the datasets (production)
  LAKE_TOKEN           tokens of the administrator
  LAKE_STUDIO_ORIGINS  origins whose pages are the administrator's without a token
  LAKE_ORIGINS         origins whose pages may read
  LAKE_HOSTS           further Host headers to accept, with port
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
    await command(args)
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
