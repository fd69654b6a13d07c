import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { withVariableNames } from './theme.ts'

const FILES = ['fonts.css', 'base.css', 'print.css']

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
  let css = withVariableNames(sources.join('\n'))
  let font = ''
  for (const [, module = ''] of css.matchAll(/url\("(@fontsource[^"]+)"\)/g)) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(module)))
    const name = basename(module).replace(/\.woff2$/, `-${hashOf(bytes)}.woff2`)
    await writeFile(`${directory}${name}`, bytes)
    css = css.replace(module, name)
    if (name.startsWith(FIRST_FONT)) font = `${address}${name}`
  }
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true })
  const stylesheet = `site-${hashOf(code)}.css`
  await writeFile(`${directory}${stylesheet}`, code)
  return { stylesheet: `${address}${stylesheet}`, font }
}
