/** The folders of the site that no page can be in: what `web/app`, `web/public` and Next answer by themselves. */
const RESERVED_FOLDERS = [
  '_next',
  'api',
  'busca',
  'cotacao',
  'estilo',
  'faixas',
  'feed',
  'galeria',
  'ilhas',
  'images',
  'markdown',
  'prazos',
  'previa',
  'social',
]

/** The pattern of a page's address after its first slash: no file, and nothing that the site keeps for itself. */
export const PAGE_PATTERN = `(?!(?:${RESERVED_FOLDERS.join('|')})(?:/|$))[^.]+`

/**
 * Other addresses that no page can have; '/index' is the home page's name in the paths of its twin and picture, and '/404'
 * the path at which the site makes the answer for every path that it does not know.
 */
const RESERVED_PATHS = ['/404', '/index', '/parceiros-elos/perguntas', '/portabilidade/resposta']

/** Every address that the site keeps for itself, with all that is below it. */
export const RESERVED = [...RESERVED_FOLDERS.map((folder) => `/${folder}`), ...RESERVED_PATHS]

/** Returns the address that the site keeps for itself and that a path is, or is below; else undefined. */
export const reservedAt = (path: string): string | undefined =>
  RESERVED.find((reserved) => path === reserved || path.startsWith(`${reserved}/`))
