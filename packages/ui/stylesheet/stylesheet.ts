import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { watch } from 'rolldown'
import { fontFiles } from '../theme/fonts.ts'
import { readStyles, stylesInput } from './readStyles.ts'

/** The font that every page paints its first words with, so that a page preloads it. */
const FIRST_FONT = 'figtree'

/** The stylesheet's name while developing, when it does not change with the content. */
const WATCHED = 'site.css'

/** The addresses of the files that every page loads. */
interface StyleAddresses {
  stylesheet: string
  font: string
}

const hashOf = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, '0')

/** Returns the files of the fonts, and the rules that name them. */
async function namedFonts() {
  const fonts = (await fontFiles()).map(({ name, bytes, face }) => {
    const file = `${name}-${hashOf(bytes)}.woff2`
    return { name, file, bytes, face: face(file) }
  })
  return { fonts, faces: fonts.map(({ face }) => face).join('\n') }
}

/**
 * Writes the stylesheet of all pages, and the fonts it names, into a folder of the site. Each name contains a hash
 * of the content, so that browsers may keep the files for ever.
 *
 * @param directory is emptied first; ends with a slash
 * @param address of that folder on the site, '/estilo/'
 * @param developing whether the stylesheet keeps its name, under which `watchStylesheet` writes it again
 */
export async function writeStylesheet(
  directory: string,
  address: string,
  developing: boolean,
): Promise<StyleAddresses> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const { fonts, faces } = await namedFonts()
  for (const { file, bytes } of fonts) await writeFile(`${directory}${file}`, bytes)
  const css = await readStyles(faces)
  const stylesheet = developing ? WATCHED : `site-${hashOf(css)}.css`
  await writeFile(`${directory}${stylesheet}`, css)
  const first = fonts.find(({ name }) => name === FIRST_FONT)
  if (!first) throw new Error(`No font is named ${FIRST_FONT}: name one that fonts.ts makes`)
  return { stylesheet: `${address}${stylesheet}`, font: `${address}${first.file}` }
}

/** Writes the stylesheet into the folder again whenever a change of a source changes it. */
export async function watchStylesheet(directory: string): Promise<void> {
  const { faces } = await namedFonts()
  let written = ''
  const write = async () => {
    const css = await readStyles(faces)
    if (css !== written) await writeFile(`${directory}${WATCHED}`, css)
    written = css
  }
  watch({ ...stylesInput, watch: { skipWrite: true } }).on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if (event.code !== 'BUNDLE_END') return
    await event.result.close()
    await write().catch(({ message }: Error) => console.error(message))
  })
}
