/**
 * Bundles the islands into `web/public/ilhas/`: one loader, and a chunk for each island that is
 * fetched when it wakes. `head.js` is the script that stands inline in every page.
 * With `--dev` the loader's name does not change with its content; with `--watch` it is also made
 * again when a source changes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONSENT, DRAFT_PREFIX } from '@elos/content/storage/names'
import { type BuildOptions, build, context, transform } from 'esbuild'
import { NOTHING } from './consent/record.ts'
import { styleText } from './styleText.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const output = here('../../../web/public/ilhas/')
const target = ['chrome90', 'firefox90', 'safari15']
const watching = process.argv.includes('--watch')
const developing = watching || process.argv.includes('--dev')

const options = {
  bundle: true,
  minify: true,
  target,
  legalComments: 'none',
  define: {
    'process.env.NODE_ENV': '"production"',
    CONSENT_NAME: JSON.stringify(CONSENT),
    DRAFT_NAME: JSON.stringify(DRAFT_PREFIX),
    CONSENT_REFUSED: JSON.stringify(JSON.stringify(NOTHING)),
  },
  entryPoints: [here('start.ts')],
  outdir: output,
  format: 'esm',
  splitting: true,
  entryNames: developing ? '[name]' : '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  jsx: 'automatic',
  alias: { react: here('react.ts'), 'react/jsx-runtime': 'preact/jsx-runtime' },
  plugins: [styleText(target)],
} satisfies BuildOptions

/** The recorder as it stands in a page, with the loader's address. */
async function head(outputs: string[]): Promise<string> {
  const [entry = ''] = outputs.filter((file) => /start[^/]*$/.test(file))
  const { code } = await transform(await readFile(here('recorder.ts'), 'utf8'), {
    loader: 'ts',
    minify: true,
    target,
    define: { ENTRY: JSON.stringify(`/ilhas/${basename(entry)}`) },
  })
  // In braces, so that its names stay its own.
  return `{${code.trim()}}`
}

if (watching) {
  await (await context(options)).watch()
} else {
  await rm(output, { recursive: true, force: true })
  await mkdir(output, { recursive: true })
  const { metafile } = await build(options)
  await writeFile(`${output}head.js`, await head(Object.keys(metafile.outputs)))
}
