import { describe, expect, test } from 'vitest'
import { fileFault, MAX_UPLOAD_BYTES, type SentFile, serverFault } from './fileFault.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const file = (name: string, start: string, size = 1024): SentFile => ({
  name,
  size,
  head: bytes(start),
})

const PNG = '\x89PNG\r\n\x1a\n'

describe('an image is accepted by its content', () => {
  test.each([
    ['a.png', PNG],
    ['a.jpg', '\xff\xd8\xff\xe0'],
    ['a.gif', 'GIF89a'],
    ['a.webp', 'RIFF\x00\x00\x00\x00WEBPVP8 '],
    ['a.avif', '\x00\x00\x00\x20ftypavif'],
    ['a.avif', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif'],
    ['a.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a.tif', 'II*\0'],
    ['sem-extensao', PNG],
  ])('%s', (name, start) => {
    expect(fileFault(file(name, start))).toBeUndefined()
  })

  test('up to 20 MB', () => {
    expect(fileFault(file('a.png', PNG, MAX_UPLOAD_BYTES))).toBeUndefined()
  })
})

describe('a file is refused with its name, its format, and what to do', () => {
  test.each<[string, SentFile, string]>([
    [
      'a large image',
      file('foto.png', PNG, 31 * 1024 * 1024),
      '“foto.png” (PNG) tem 31 MB, e o máximo é 20 MB. Diminua a imagem: 2.400 pixels de largura bastam para o site.',
    ],
    [
      'a text named as an image',
      file('foto.png', 'Olá, tudo bem?'),
      '“foto.png” não é uma imagem, seja qual for o nome. Envie PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
    [
      'a PDF',
      file('tabela.pdf', '%PDF-1.7'),
      '“tabela.pdf” é um PDF, e aqui entra uma imagem. Exporte como PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
    [
      'a photo of an iPhone',
      file('IMG_1.HEIC', '\x00\x00\x00\x18ftypheic'),
      '“IMG_1.HEIC” é uma foto HEIC, o formato do iPhone, e aqui entra uma imagem. Exporte como PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
    [
      'a video',
      file('a.mp4', '\x00\x00\x00\x18ftypisom'),
      '“a.mp4” é um vídeo, e aqui entra uma imagem. Exporte como PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
    [
      'a Word document',
      file('a.docx', 'PK\x03\x04'),
      '“a.docx” é um documento do Office ou um arquivo compactado, e aqui entra uma imagem. Exporte como PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
    [
      'an empty file',
      file('a.png', '', 0),
      '“a.png” não é uma imagem, seja qual for o nome. Envie PNG, JPEG, WebP, AVIF, GIF ou SVG.',
    ],
  ])('%s', (_, refused, message) => {
    expect(fileFault(refused)).toBe(message)
  })
})

describe('an image that the server has not taken is named with its format, its size and the cause', () => {
  const photo = file('foto.png', PNG, 1.5 * 1024 * 1024)

  test.each([
    [413, 'o arquivo é grande demais para o servidor. Diminua a imagem e envie de novo'],
    [
      400,
      'o servidor não conseguiu ler a imagem. Abra-a em um editor, salve de novo e envie a cópia',
    ],
    [500, 'o servidor respondeu com o erro 500. Tente de novo mais tarde'],
  ])('after the status %i', (statusCode, cause) => {
    expect(serverFault(photo, { statusCode })).toBe(
      `“foto.png” (PNG, 1,5 MB) não chegou: ${cause}.`,
    )
  })

  test('after a lost connection', () => {
    expect(serverFault(photo, new Error('Failed to fetch'))).toBe(
      '“foto.png” (PNG, 1,5 MB) não chegou: a conexão falhou. Confira a internet e envie de novo.',
    )
  })
})
