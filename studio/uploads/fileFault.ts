/** What is said of an image that cannot be sent, in Portuguese, with its name, size and format. */

/** The Lake's limit for one file (`uploadBytes` in `packages/lake/config.ts`), in bytes. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024

/** How many bytes at the start of a file tell its format. */
export const HEAD_BYTES = 4096

const ACCEPTED = 'PNG, JPEG, WebP, AVIF, GIF ou SVG'

interface Format {
  /** With its article: 'um PDF'. */
  name: string
  isImage: boolean
  /** Whether the first bytes are of this format. `text` has one character for each byte. */
  matches: (text: string) => boolean
}

const image = (name: string, matches: Format['matches']): Format => ({
  name,
  isImage: true,
  matches,
})
const other = (name: string, matches: Format['matches']): Format => ({
  name,
  isImage: false,
  matches,
})

/** Formats by their first bytes, as https://www.iana.org/assignments/media-types describes them. */
const FORMATS: readonly Format[] = [
  image('PNG', (text) => text.startsWith('\x89PNG')),
  image('JPEG', (text) => text.startsWith('\xff\xd8\xff')),
  image('GIF', (text) => text.startsWith('GIF8')),
  image('WebP', (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP'),
  image('AVIF', (text) => /^.{4}ftyp(?:avif|avis|mif1.{8}avif)/s.test(text)),
  image('TIFF', (text) => text.startsWith('II*\0') || text.startsWith('MM\0*')),
  image('SVG', (text) => /<svg[\s>]/i.test(text)),
  other('uma foto HEIC, o formato do iPhone', (text) =>
    /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(text),
  ),
  other('um vídeo', (text) => /^.{4}ftyp/s.test(text) || text.startsWith('\x1aE\xdf\xa3')),
  other('um PDF', (text) => text.startsWith('%PDF')),
  other('um documento do Office ou um arquivo compactado', (text) => text.startsWith('PK\x03\x04')),
]

const MEGABYTES = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const megabytes = (bytes: number) => `${MEGABYTES.format(bytes / 1024 / 1024)} MB`

/** A file's name, size, and first bytes. */
export interface SentFile {
  name: string
  size: number
  head: Uint8Array
}

const formatOf = ({ head }: SentFile): Format | undefined => {
  const text = String.fromCharCode(...head)
  return FORMATS.find(({ matches }) => matches(text))
}

/** Why a file cannot be sent as an image, and what to do; undefined when it can. */
export function fileFault(file: SentFile): string | undefined {
  const { name, size } = file
  const format = formatOf(file)
  if (!format) return `“${name}” não é uma imagem, seja qual for o nome. Envie ${ACCEPTED}.`
  if (!format.isImage)
    return `“${name}” é ${format.name}, e aqui entra uma imagem. Exporte como ${ACCEPTED}.`
  if (size <= MAX_UPLOAD_BYTES) return undefined
  return `“${name}” (${format.name}) tem ${megabytes(size)}, e o máximo é ${megabytes(MAX_UPLOAD_BYTES)}. Diminua a imagem: 2.400 pixels de largura bastam para o site.`
}

const STATUS_CAUSES: Readonly<Record<number, string>> = {
  400: 'o servidor não conseguiu ler a imagem. Abra-a em um editor, salve de novo e envie a cópia',
  401: 'sua sessão terminou. Entre de novo e repita o envio',
  403: 'sua conta não pode enviar imagens. Fale com quem administra o site',
  413: 'o arquivo é grande demais para o servidor. Diminua a imagem e envie de novo',
  507: 'o servidor está sem espaço. Avise quem cuida dele',
}

const statusOf = (error: unknown): number | undefined => {
  const status =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined
  return typeof status === 'number' ? status : undefined
}

/** Why the server has not taken an image that could be sent. `error`: as Sanity's client throws it. */
export function serverFault(file: SentFile, error: unknown): string {
  const status = statusOf(error)
  const cause =
    (status && STATUS_CAUSES[status]) ??
    (status
      ? `o servidor respondeu com o erro ${status}. Tente de novo mais tarde`
      : 'a conexão falhou. Confira a internet e envie de novo')
  return `“${file.name}” (${formatOf(file)?.name ?? 'formato desconhecido'}, ${megabytes(file.size)}) não chegou: ${cause}.`
}
