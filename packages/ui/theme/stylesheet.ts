import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { Features, transform } from 'lightningcss'
import { fontFiles } from './fonts.ts'
import { tokenVariables, withVariableNames } from './theme.ts'

const FILES = ['fonts.css', 'base.css', 'shared.css', 'print.css']

/** The font that every page paints its first words with, so that a page preloads it. */
const FIRST_FONT = 'figtree'

/** Addresses of the files that every page loads. */
interface StyleAddresses {
  stylesheet: string
  /** The font to preload. */
  font: string
}

const hashOf = (bytes: Uint8Array | string) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, '0')

/**
 * Writes the stylesheet that all pages share, and the fonts it names, into a folder of the site.
 * Each name contains a hash of the content, so that browsers may keep the files for ever.
 *
 * @param directory is emptied first; ends with a slash
 * @param address of that folder on the site, '/estilo/'
 */
export async function writeStylesheet(directory: string, address: string): Promise<StyleAddresses> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const sources = await Promise.all(
    FILES.map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  )
  let font = ''
  for (const { name, bytes, face } of await fontFiles()) {
    const file = `${name}-${hashOf(bytes)}.woff2`
    await writeFile(`${directory}${file}`, bytes)
    sources.push(face(file))
    if (name === FIRST_FONT) font = `${address}${file}`
  }
  const css = tokenVariables + withVariableNames(sources.join('\n'))
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    // Browsers of 2021 do not know it.
    include: Features.Nesting,
  })
  const stylesheet = `site-${hashOf(code)}.css`
  await writeFile(`${directory}${stylesheet}`, code)
  return { stylesheet: `${address}${stylesheet}`, font }
}
