import { BRAND_NAME } from '@elos/content/parts/site/brand'
import sharp from 'sharp'
import { palette } from '../theme/tokens.ts'
import { appIcon, ICON_SIZE } from './appIcon.ts'
import { ico } from './ico.ts'

const ROUND = appIcon({ corner: 34 })
const SQUARE = appIcon()
const MASKABLE = appIcon({ scale: 0.8 })
/** The size of the favicon, in pixels. */
const FAVICON_SIZE = 48
/** SVG units per inch, at which one unit is one pixel. */
const DENSITY = 72

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (DENSITY * size) / ICON_SIZE })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const icon = (size: number, name: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest: how the site looks when it is added to a home screen. */
const MANIFEST = {
  name: BRAND_NAME,
  short_name: 'Elos',
  lang: 'pt-BR',
  start_url: '/',
  display: 'browser',
  background_color: palette.sand,
  theme_color: palette.pine,
  icons: [icon(192, 'app-192'), icon(512, 'app-512'), icon(512, 'app-maskable-512', 'maskable')],
}

/**
 * The site's icons and its manifest, by file name. Pages link to the manifest and to `icon.svg`, which is
 * sharp at every size. Browsers that do not read it request `favicon.ico` and `apple-touch-icon.png` from
 * the root of a site by themselves.
 */
export async function appIcons(): Promise<Record<string, string | Buffer>> {
  return {
    'icon.svg': ROUND,
    'favicon.ico': ico(await png(ROUND, FAVICON_SIZE), FAVICON_SIZE),
    'apple-touch-icon.png': await png(SQUARE, 180),
    'app-192.png': await png(ROUND, 192),
    'app-512.png': await png(ROUND, 512),
    'app-maskable-512.png': await png(MASKABLE, 512),
    'manifest.webmanifest': `${JSON.stringify(MANIFEST)}\n`,
  }
}
