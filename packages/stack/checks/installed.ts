import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The folder in which Debian puts servers. Not every user's PATH names it. */
const SERVERS = '/usr/sbin'

/** Returns the path of the first of these commands that is installed. */
export function installed(commands: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SERVERS]
  return commands
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
}
