import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { fileLake } from '../testing/lake.ts'

// Encoding images takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** An image whose left half is red and right half blue, 400 × 200. */
function twoColours() {
  const half = (background: string) => ({
    create: { width: 200, height: 200, channels: 3 as const, background },
  })
  return sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .composite([{ input: half('blue'), left: 200, top: 0 }])
    .png()
    .toBuffer()
}

const { client } = await fileLake()
const { url: twoColoursUrl } = await client.assets.upload('image', await twoColours())

/** Requests the image with parameters. */
async function get(parameters: string, accept = '*/*') {
  const response = await fetch(`${twoColoursUrl}?${parameters}`, { headers: { accept } })
  const content = Buffer.from(await response.arrayBuffer())
  return { response, content }
}

async function colourAt(content: Buffer, x: number, y: number) {
  const pixel = await sharp(content).extract({ left: x, top: y, width: 1, height: 1 })
  const [r = 0, , b = 0] = await pixel.raw().toBuffer()
  return r > 200 && b < 50 ? 'red' : b > 200 && r < 50 ? 'blue' : `${r},${b}`
}

describe('sizes', () => {
  test.each([
    ['w=100', 100, 50],
    ['h=100', 200, 100],
    ['w=100&dpr=2', 200, 100],
    ['w=100&h=100', 100, 50],
    ['w=100&h=100&fit=clip', 100, 50],
    ['w=800&h=800&fit=clip', 800, 400],
    ['w=800&h=800&fit=max', 400, 200],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=800&h=800&fit=fillmax&bg=fff', 800, 800],
    ['w=800&h=800&fit=min', 200, 200],
    ['rect=100,50,200,100', 200, 100],
    ['rect=100,50,200,100&w=50', 50, 25],
    ['fm=webp', 400, 200],
  ])('%s gives %i × %i', async (parameters, width, height) => {
    const { content } = await get(parameters)
    expect(await sharp(content).metadata()).toMatchObject({ width, height })
  })
})

describe('cropping', () => {
  test.each([
    ['crop=left', 'red'],
    ['crop=right', 'blue'],
    ['crop=focalpoint&fp-x=0.1&fp-y=0.5', 'red'],
    ['crop=focalpoint&fp-x=0.9&fp-y=0.5', 'blue'],
    ['crop=top,right', 'blue'],
  ])('fit=crop&%s keeps the %s side', async (parameters, colour) => {
    const { content } = await get(`w=50&h=50&fit=crop&${parameters}`)
    expect(await colourAt(content, 25, 25)).toBe(colour)
  })

  test('rect crops in pixels of the original, as a hotspot crop does', async () => {
    expect(await colourAt((await get('rect=0,0,150,200&w=50')).content, 45, 20)).toBe('red')
    expect(await colourAt((await get('rect=250,0,150,200&w=50')).content, 5, 20)).toBe('blue')
  })

  test('fill pads with the background', async () => {
    const { content } = await get('w=100&h=100&fit=fill&bg=0000ff')
    expect(await colourAt(content, 25, 2)).toBe('blue')
    expect(await colourAt(content, 25, 50)).toBe('red')
  })
})

describe('formats', () => {
  test.each([
    ['fm=jpg', 'image/jpeg', 'jpeg'],
    ['fm=pjpg', 'image/jpeg', 'jpeg'],
    ['fm=png', 'image/png', 'png'],
    ['fm=webp', 'image/webp', 'webp'],
    ['fm=avif', 'image/avif', 'heif'],
    ['w=100', 'image/png', 'png'],
  ])('%s gives %s', async (parameters, mediaType, format) => {
    const { response, content } = await get(parameters)
    expect(response.headers.get('content-type')).toBe(mediaType)
    expect((await sharp(content).metadata()).format).toBe(format)
  })

  test('auto=format gives the best format that the reader accepts', async () => {
    const formatFor = async (accept: string) => {
      const { response } = await get('w=50&auto=format', accept)
      expect(response.headers.get('vary')).toMatch(/Accept/)
      return response.headers.get('content-type')
    }
    expect(await formatFor('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await formatFor('image/webp,*/*')).toBe('image/webp')
    expect(await formatFor('image/avif;q=0,image/webp')).toBe('image/webp')
    expect(await formatFor('image/avif; q=0.000, image/webp;q=0.1')).toBe('image/webp')
    expect(await formatFor('image/avif;q=0,image/webp;q=0,*/*')).toBe('image/png')
    expect(await formatFor('image/avif;q=0.5')).toBe('image/avif')
    expect(await formatFor('*/*')).toBe('image/png')
  })

  test('an animation stays one, also for a reader of AVIF', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([frame('red'), frame('blue')])
    const animation = sharp(frames, { join: { animated: true } }).gif({ delay: [100, 100] })
    const { url } = await client.assets.upload('image', await animation.toBuffer())
    const headers = { accept: 'image/avif,image/webp,*/*' }
    const response = await fetch(`${url}?w=10&auto=format`, { headers })
    const { format, pages } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ format, pages }).toEqual({ format: 'webp', pages: 2 })
  })

  test('a lower quality makes a smaller file', async () => {
    const [low, high] = await Promise.all([get('fm=jpg&q=10'), get('fm=jpg&q=95')])
    expect(low.content.length).toBeLessThan(high.content.length)
  })
})

describe('limits', () => {
  test.each(['w=9000', 'w=abc', 'h=0', 'fit=other', 'rect=1,2', 'fm=exe', 'q=101', 'bg=xyz'])(
    '%s is refused',
    async (parameters) => {
      expect((await get(parameters)).response.status).toBe(400)
    },
  )
})

test('a response is immutable and can be revalidated', async () => {
  const first = await fetch(`${twoColoursUrl}?w=10`)
  expect(first.headers.get('cache-control')).toMatch(/immutable/)
  const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
  expect((await fetch(`${twoColoursUrl}?w=10`, { headers })).status).toBe(304)
})

test('without parameters the original is sent, byte for byte', async () => {
  const response = await fetch(twoColoursUrl)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await twoColours())
})

test('EXIF orientation is applied before cropping', async () => {
  const sideways = await sharp(await twoColours())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { url, metadata } = await client.assets.upload('image', sideways)
  expect(metadata.dimensions).toMatchObject({ width: 200, height: 400 })
  const cropped = await fetch(`${url}?rect=0,0,200,100&fm=png`)
  const content = Buffer.from(await cropped.arrayBuffer())
  expect(await sharp(content).metadata()).toMatchObject({ width: 200, height: 100 })
  expect(await colourAt(content, 100, 50)).toBe('red')
})

describe('an SVG', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="5"><script>1</script>' +
    '<rect width="10" height="5" fill="red"/></svg>'

  async function drawn(parameters: string) {
    const { url, _id } = await client.assets.upload('image', Buffer.from(drawing))
    const response = await fetch(`${url}${parameters}`, { headers: { accept: 'image/avif' } })
    return { _id, response, content: Buffer.from(await response.arrayBuffer()) }
  }

  test('gets the size that it states', async () => {
    expect((await drawn(''))._id).toMatch(/-10x5-svg$/)
  })

  test.each(['', '?w=100', '?w=100&q=75&fit=max&auto=format', '?rect=0,0,5,5', '?dl=a.svg'])(
    'with "%s" comes back byte for byte',
    async (parameters) => {
      const { response, content } = await drawn(parameters)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(content.toString()).toBe(drawing)
    },
  )

  test('opened as a document runs no scripts and loads nothing', async () => {
    const { response } = await drawn('')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test('is converted to pixels if a format is requested', async () => {
    const { response, content } = await drawn('?fm=png&rect=0,0,5,5')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 5, height: 5 })
    expect(await colourAt(content, 2, 2)).toBe('red')
  })
})
