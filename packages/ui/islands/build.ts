/**
 * Bundles the islands into `web/public/ilhas/`: a loader, and a chunk for each island, which the loader
 * fetches when the island wakes. Writes `head.js` beside them, the script that is inline in every page.
 *
 * - `--react` (or ISLANDS_RUNTIME=react in the environment) bundles React instead of Preact.
 * - `--dev` gives the loader a name that does not change with its content.
 * - `--watch` does the same, and bundles again when a source changes.
 */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown, watch } from 'rolldown'
import { islandsInput, islandsOutput, type Runtime, recorderScript } from './bundle.ts'

const directory = fileURLToPath(new URL('../../../web/public/ilhas/', import.meta.url))
const flag = (name: string) => process.argv.includes(name)
const runtime: Runtime =
  flag('--react') || process.env.ISLANDS_RUNTIME === 'react' ? 'react' : 'preact'

const input = islandsInput(runtime)
const output = { ...islandsOutput(!flag('--dev') && !flag('--watch')), dir: directory }

if (flag('--watch')) {
  watch({ ...input, output }).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if ('result' in event) void event.result?.close()
  })
} else {
  await rm(directory, { recursive: true, force: true })
  const bundle = await rolldown(input)
  const [loader] = (await bundle.write(output)).output
  await writeFile(`${directory}head.js`, await recorderScript(`/ilhas/${loader.fileName}`))
}
