/**
 * Bundles the islands into `web/public/ilhas/`: a loader, and a chunk for each island, which the loader
 * fetches when the island wakes. Writes `head.js` beside them, the script that is inline in every page.
 *
 * - `--dev` gives the loader a name that does not change with its content.
 * - `--watch` does the same, and bundles again when a source changes.
 */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown, watch } from 'rolldown'
import { islandsInput, islandsOutput, recorderScript } from './bundle.ts'

const directory = fileURLToPath(new URL('../../../web/public/ilhas/', import.meta.url))
const flag = (name: string) => process.argv.includes(name)

const output = { ...islandsOutput(!flag('--dev') && !flag('--watch')), dir: directory }

if (flag('--watch')) {
  watch({ ...islandsInput, output }).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if ('result' in event) void event.result?.close()
  })
} else {
  await rm(directory, { recursive: true, force: true })
  const bundle = await rolldown(islandsInput)
  const [loader] = (await bundle.write(output)).output
  await writeFile(`${directory}head.js`, await recorderScript(`/ilhas/${loader.fileName}`))
}
