/**
 * Bundles the islands into `web/public/ilhas/`: a loader, and a chunk for each island, which the loader
 * fetches when the island wakes. Writes `head.js` beside them, the script that is inline in every page.
 *
 * - `--dev` gives the loader a name that does not change with its content.
 * - `--watch` does the same, and bundles what a source is in again when it changes.
 */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown, watch } from 'rolldown'
import { islandsInput, islandsOutput, RECORDER_OUTPUT, recorderInput } from './bundle.ts'

const directory = fileURLToPath(new URL('../../../web/public/ilhas/', import.meta.url))
const flag = (name: string) => process.argv.includes(name)

const output = { ...islandsOutput(!flag('--dev') && !flag('--watch')), dir: directory }
const recorderOutput = { ...RECORDER_OUTPUT, file: `${directory}head.js` }

if (flag('--watch')) {
  const recorder = { ...recorderInput('/ilhas/start.js'), output: recorderOutput }
  watch([{ ...islandsInput, output }, recorder]).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if ('result' in event) void event.result?.close()
  })
} else {
  await rm(directory, { recursive: true, force: true })
  const bundle = await rolldown(islandsInput)
  const [loader] = (await bundle.write(output)).output
  const recorder = await rolldown(recorderInput(`/ilhas/${loader.fileName}`))
  await recorder.write(recorderOutput)
}
