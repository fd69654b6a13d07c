/**
 * Bundles the islands into `web/public/ilhas/`: one loader, and a chunk for each island that is
 * fetched when it wakes. `head.js` is the script that stands inline in every page.
 * With `--dev` the loader's name does not change with its content; with `--watch` it is also made
 * again when a source changes.
 */
import { rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CONSENT, DRAFT_PREFIX } from '@elos/content/storage/names'
import {
  type InputOptions,
  type OutputOptions,
  type RolldownOutput,
  rolldown,
  watch,
} from 'rolldown'
import { NOTHING } from './consent/record.ts'
import { styleText } from './styleText.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const directory = here('../../../web/public/ilhas/')
const watching = process.argv.includes('--watch')
const developing = watching || process.argv.includes('--dev')

/** Chrome 90, Firefox 90 and Safari 15, all of 2021: for the scripts, and for lightningcss (a byte a part). */
const TARGET = ['chrome90', 'firefox90', 'safari15']
const TARGETS = { chrome: 90 << 16, firefox: 90 << 16, safari: 15 << 16 }

const input = {
  input: here('start.ts'),
  platform: 'browser',
  plugins: [styleText(TARGETS)],
  resolve: { alias: { react: here('react.ts'), 'react/jsx-runtime': 'preact/jsx-runtime' } },
  transform: {
    target: TARGET,
    jsx: { runtime: 'automatic' },
    define: {
      'process.env.NODE_ENV': '"production"',
      CONSENT_NAME: JSON.stringify(CONSENT),
      DRAFT_NAME: JSON.stringify(DRAFT_PREFIX),
      CONSENT_REFUSED: JSON.stringify(JSON.stringify(NOTHING)),
    },
  },
} satisfies InputOptions

const output = {
  dir: directory,
  format: 'esm',
  minify: true,
  comments: false,
  hashCharacters: 'base36',
  entryFileNames: developing ? '[name].js' : '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
} satisfies OutputOptions

/** The recorder as it stands in a page, with the loader's address. */
async function head({ output: [loader] }: RolldownOutput): Promise<string> {
  const recorder = await rolldown({
    input: here('recorder.ts'),
    transform: { target: TARGET, define: { ENTRY: JSON.stringify(`/ilhas/${loader.fileName}`) } },
    external: /^\/ilhas\//,
  })
  const made = await recorder.generate({ format: 'esm', minify: true })
  // In braces, so that its names stay its own.
  return `{${made.output[0].code.trim()}}`
}

if (watching) {
  watch({ ...input, output }).on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if ('result' in event) void event.result?.close()
  })
} else {
  await rm(directory, { recursive: true, force: true })
  const bundle = await rolldown(input)
  await writeFile(`${directory}head.js`, await head(await bundle.write(output)))
}
