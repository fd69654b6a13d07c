import sharp from 'sharp'
import { palette } from '../theme/tokens.ts'
import { appIcon } from './appIcon.ts'
import { ico } from './ico.ts'

const ROUND = appIcon({ corner: 34 })
const SQUARE = appIcon()
const MASKABLE = appIcon({ scale: 0.8 })
const FAVICON = 48

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 152 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const icon = (size: number, name: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** How systems show the site once it is on a home screen. */
const manifest = {
  name: 'Elos Saúde',
  short_name: 'Elos',
  lang: 'pt-BR',
  start_url: '/',
  display: 'browser',
  background_color: palette.sand,
  theme_color: palette.pine,
  icons: [icon(192, 'app-192'), icon(512, 'app-512'), icon(512, 'app-maskable-512', 'maskable')],
}

/**
 * The site's icons by file name. Browsers look for `favicon.ico` and `apple-touch-icon.png` at the
 * top of a site without being told; pages name the manifest.
 */
export async function appIcons(): Promise<Record<string, string | Buffer>> {
  return {
    'favicon.ico': ico(await png(ROUND, FAVICON), FAVICON),
    'apple-touch-icon.png': await png(SQUARE, 180),
    'app-192.png': await png(ROUND, 192),
    'app-512.png': await png(ROUND, 512),
    'app-maskable-512.png': await png(MASKABLE, 512),
    'manifest.webmanifest': `${JSON.stringify(manifest)}\n`,
  }
}
