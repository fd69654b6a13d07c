import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryDir } from './testing/lake.ts'

/** Writes a file of 8 KB in a process that may write only 1 KB, and prints the error's code. */
const SCRIPT = `
  const { writeWhole } = await import(process.argv[1])
  await writeWhole(process.argv[2], Buffer.alloc(8192)).catch((error) => console.log(error.code))
`

test('a file for which there is no room is not written, and the error says so', async () => {
  const dir = await temporaryDir()
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'ulimit -f 1; exec "$@"',
    'sh',
    process.execPath,
    '--input-type=module',
    '--eval',
    SCRIPT,
    join(import.meta.dirname, 'wholeFile.ts'),
    join(dir, 'foto.png'),
  ])
  expect(stdout.trim()).toBe('disk-full')
  expect(await readdir(dir)).toEqual([])
})
