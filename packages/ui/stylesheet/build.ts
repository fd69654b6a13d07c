/**
 * Writes the stylesheet and the fonts into `web/public/estilo/`, and their addresses beside them.
 *
 * - `--dev` gives the stylesheet a name that does not change with its content.
 * - `--watch` writes that stylesheet again when a source changes, and nothing else.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { watchStylesheet, writeStylesheet } from './stylesheet.ts'

const directory = fileURLToPath(new URL('../../../web/public/estilo/', import.meta.url))

if (process.argv.includes('--watch')) await watchStylesheet(directory)
else {
  const addresses = await writeStylesheet(directory, '/estilo/', process.argv.includes('--dev'))
  await writeFile(`${directory}addresses.json`, JSON.stringify(addresses))
}
