import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testLake } from '../testing/lake.ts'

const image = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c22' } })
    .png()
    .toBuffer()

const sha1 = (content: Buffer) => createHash('sha1').update(content).digest('hex')

describe('images', () => {
  test('get documents with their metadata', async () => {
    const { client, url } = await testLake()
    const content = await image()
    const hash = sha1(content)
    const uploaded = await client.assets.upload('image', content, {
      filename: 'foto.png',
      title: 'Uma foto',
      creditLine: 'Ana',
      source: { id: '7', name: 'banco', url: 'https://example.com/7' },
    })
    expect(uploaded).toMatchObject({
      _id: `image-${hash}-40x20-png`,
      _type: 'sanity.imageAsset',
      assetId: hash,
      sha1hash: hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'foto.png',
      size: content.length,
      path: `images/elos/production/${hash}-40x20.png`,
      url: `${url}/images/elos/production/${hash}-40x20.png`,
      title: 'Uma foto',
      creditLine: 'Ana',
      source: { id: '7', name: 'banco' },
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 40, height: 20, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: {
          _type: 'sanity.imagePalette',
          dominant: { _type: 'sanity.imagePaletteSwatch', background: '#c82828' },
        },
      },
    })
  })

  test('get the same document when they have the same content', async () => {
    const { client } = await testLake()
    const [first, second] = await Promise.all([
      client.assets.upload('image', await image(), { filename: 'a.png' }),
      client.assets.upload('image', await image(), { filename: 'b.png' }),
    ])
    expect(second).toEqual(first)
    expect(await client.fetch('count(*)')).toBe(1)
  })

  test('are marked as transparent when they are', async () => {
    const { client } = await testLake()
    const clear = await sharp({
      create: { width: 9, height: 9, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer()
    const { metadata } = await client.assets.upload('image', clear)
    expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
  })

  test.each([
    ['text', async () => Buffer.from('isto não é uma imagem')],
    ['nothing', async () => Buffer.alloc(0)],
    ['the beginning of an image', async () => (await image()).subarray(0, 20)],
  ])('%s is refused', async (_case, content) => {
    const { client } = await testLake()
    await expect(client.assets.upload('image', await content())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/Invalid image/),
    })
    expect(await client.fetch('count(*)')).toBe(0)
  })

  test('are refused when they have too many pixels', async () => {
    const { client } = await testLake({ limits: { imagePixels: 1000 } })
    const large = await image(100, 100)
    await expect(client.assets.upload('image', large)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('with too many bytes are refused', async () => {
    const { client } = await testLake({ limits: { uploadBytes: 1000 } })
    const large = Buffer.alloc(2000)
    await expect(client.assets.upload('file', large)).rejects.toMatchObject({ statusCode: 413 })
  })
})

describe('files', () => {
  test('get documents, and are served unchanged', async () => {
    const { client } = await testLake()
    const content = Buffer.from('%PDF-1.7 tabela de preços')
    const uploaded = await client.assets.upload('file', content, { filename: 'tabela.pdf' })
    expect(uploaded).toMatchObject({
      _id: `file-${sha1(content)}-pdf`,
      _type: 'sanity.fileAsset',
      mimeType: 'application/pdf',
      originalFilename: 'tabela.pdf',
    })
    const response = await fetch(uploaded.url)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
  })

  test('of more than 20 MB are stored', async () => {
    const { client } = await testLake()
    const size = 21 * 1024 * 1024
    expect(await client.assets.upload('file', Buffer.alloc(size))).toMatchObject({ size })
  })

  test('are downloaded under the requested name', async () => {
    const { client } = await testLake()
    const { url } = await client.assets.upload('file', Buffer.from('a'), { filename: 'a.txt' })
    const response = await fetch(`${url}?dl=pre%C3%A7os.txt`)
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''pre%C3%A7os.txt",
    )
  })

  describe('are read in parts', () => {
    const content = '0123456789'

    async function part(headers: Record<string, string>, method = 'GET') {
      const { client } = await testLake()
      const { url } = await client.assets.upload('file', Buffer.from(content), {
        filename: 'video.mp4',
      })
      const response = await fetch(url, { method, headers })
      return {
        status: response.status,
        range: response.headers.get('content-range'),
        length: response.headers.get('content-length'),
        body: await response.text(),
      }
    }

    test.each([
      ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
      ['bytes=4-', 206, 'bytes 4-9/10', '456789'],
      ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
      ['bytes=-2', 206, 'bytes 8-9/10', '89'],
      ['bytes=-99', 206, 'bytes 0-9/10', content],
      // The file does not have these.
      ['bytes=10-', 416, 'bytes */10', ''],
      ['bytes=-0', 416, 'bytes */10', ''],
      // A header that is malformed, or asks for several, gets the whole file.
      ['bytes=3-1', 200, null, content],
      ['lines=0-3', 200, null, content],
      ['bytes=0-1,4-5', 200, null, content],
    ])('%s is answered with %i', async (Range, status, range, body) => {
      expect(await part({ Range })).toMatchObject({ status, range, body })
    })

    test('and a request for the headers alone gets those of the whole file', async () => {
      expect(await part({ Range: 'bytes=0-3' }, 'HEAD')).toMatchObject({
        status: 200,
        length: '10',
        body: '',
      })
    })
  })

  test('that are empty are sent', async () => {
    const { client } = await testLake()
    const { url } = await client.assets.upload('file', Buffer.from(''), { filename: 'a.txt' })
    const response = await fetch(url, { headers: { Range: 'bytes=0-3' } })
    expect([response.status, await response.text()]).toEqual([416, ''])
    expect((await fetch(url)).status).toBe(200)
  })

  test('that the reader has are not sent again', async () => {
    const { client } = await testLake()
    const { url } = await client.assets.upload('file', Buffer.from('a'), { filename: 'a.txt' })
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('with scripts are sandboxed', async () => {
    const { client } = await testLake()
    const page = Buffer.from('<script>alert(1)</script>')
    const { url } = await client.assets.upload('file', page, { filename: 'a.html' })
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('outside the folder are not served', async () => {
    const { fetch } = await testLake()
    for (const name of ['..%2f..%2flake.sqlite', 'lake.sqlite', '%2e%2e%2flake.pid']) {
      expect((await fetch(`/files/elos/production/${name}`)).status).toBe(404)
    }
  })
})
