import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { image } from '../../fixtures/pages.ts'
import { type ImageResult, mapImage } from './map.ts'
import type { Image } from './type.ts'
import { imageSrcSet, imageUrl, isImageQuery, listedImageQuery } from './url.ts'

type Stored = NonNullable<ImageResult>

/** A file of the Lake of this size. */
const fileOf = (extension: string, width = 2000, height = 1000) => ({
  id: `image-abc123-${width}x${height}-${extension}`,
  url: `https://cdn.sanity.io/images/elos/production/abc123-${width}x${height}.${extension}`,
  width,
  height,
})

interface Fields {
  asset?: Stored['asset']
  /** The shares that are cropped off. */
  crop?: { left?: number; right?: number; top?: number; bottom?: number }
  hotspot?: { x: number; y: number }
}

const stored = ({ asset = fileOf('jpg'), crop, hotspot }: Fields): Stored => ({
  alt: 'Retrato',
  asset,
  crop: crop ? { _type: 'sanity.imageCrop', left: 0, right: 0, top: 0, bottom: 0, ...crop } : null,
  hotspot: hotspot ? { _type: 'sanity.imageHotspot', width: 0.1, height: 0.1, ...hotspot } : null,
})

function read(fields: Fields = {}): Image {
  const mapped = mapImage(stored(fields))
  if (!mapped) throw new Error('Expected an image')
  return mapped
}

const paramsOf = (url: string) => new URL(url, 'https://x.com.br').searchParams
const rectOf = (url: string) => paramsOf(url).get('rect')

describe('the address of an image', () => {
  test('is on the site itself, and lets the image service choose the format', () => {
    expect(imageUrl(read(), { width: 640 })).toBe(
      '/images/elos/production/abc123-2000x1000.jpg?w=640&q=75&fit=max&auto=format',
    )
  })

  test.each([
    ['webp', 'jpg'],
    ['png', 'png'],
  ])('of a .%s file is a .%s file for readers of nothing else', (extension, format) => {
    const image = read({ asset: fileOf(extension) })
    const params = paramsOf(imageUrl(image, { width: 640, raster: true }))
    expect([params.get('fm'), params.get('auto')]).toEqual([format, null])
  })

  test('has the crop of its editor', () => {
    const image = read({ crop: { left: 0.25, right: 0.25 } })
    expect(rectOf(imageUrl(image, { width: 640 }))).toBe('500,0,1000,1000')
  })

  test('is cropped to the ratio of a given height around the hotspot, or else its centre', () => {
    const square = imageUrl(read({ hotspot: { x: 0.9, y: 0.5 } }), { width: 300, height: 300 })
    expect(rectOf(square)).toBe('1000,0,1000,1000')
    expect(paramsOf(square).get('h')).toBe('300')
    expect(rectOf(imageUrl(read(), { width: 300, height: 300 }))).toBe('500,0,1000,1000')
  })

  test('stays within the crop when a height is given, wherever the hotspot is', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    const crop = { left: 0.1, right: 0.2, top: 0.1, bottom: 0.1 }
    fc.assert(
      fc.property(place, place, fc.integer({ min: 50, max: 900 }), (x, y, height) => {
        const image = read({ crop, hotspot: { x, y } })
        const rect = rectOf(imageUrl(image, { width: 600, height })) ?? ''
        const [left = 0, top = 0, width = 0, tall = 0] = rect.split(',').map(Number)
        expect(left).toBeGreaterThanOrEqual(200)
        expect(top).toBeGreaterThanOrEqual(100)
        expect(left + width).toBeLessThanOrEqual(1600)
        expect(top + tall).toBeLessThanOrEqual(900)
      }),
    )
  })
})

describe('an SVG', () => {
  const asset = fileOf('svg', 570, 456)
  const drawing = read({ asset, crop: { left: 0.5 }, hotspot: { x: 0.9, y: 0.5 } })

  test('has no parameters in its path and its full size, whatever its size, crop and hotspot', () => {
    const address = '/images/elos/production/abc123-570x456.svg'
    expect(imageUrl(drawing, { width: 300, height: 300 })).toBe(address)
    expect(imageSrcSet(drawing, { width: 300 })).toBeUndefined()
    expect(drawing).toMatchObject({ width: 570, height: 456, vector: true })
  })

  test('is converted to a PNG for readers without SVG support', () => {
    const params = paramsOf(imageUrl(drawing, { width: 1200, height: 630, raster: true }))
    expect(Object.fromEntries(params)).toMatchObject({ w: '1200', h: '630', fm: 'png' })
    expect(params.get('auto')).toBeNull()
  })
})

describe('an image of the Lake', () => {
  test('has the size of its crop', () => {
    const crop = { left: 0.25, right: 0.25, top: 0.1 }
    expect(read({ crop })).toMatchObject({ width: 1000, height: 900, alt: 'Retrato' })
  })

  test('is absent while it has no file, or one that is still being uploaded', () => {
    const uploading = { id: null, url: null, width: null, height: null }
    for (const asset of [null, uploading]) {
      expect(mapImage({ ...stored({}), asset })).toBeUndefined()
    }
    expect(mapImage(null)).toBeUndefined()
  })
})

describe('a srcset', () => {
  const widths = (set = '') => set.split(', ').map((entry) => Number(entry.match(/ (\d+)w$/)?.[1]))

  test('goes from small screens to twice the given width', () => {
    expect(widths(imageSrcSet(image, { width: 400 }))).toEqual([160, 320, 480, 640, 800])
  })

  test('never exceeds the size of the image', () => {
    expect(Math.max(...widths(imageSrcSet(image, { width: 1600 })))).toBe(2000)
    expect(Math.max(...widths(imageSrcSet(image, { width: 900, height: 900 })))).toBe(1000)
  })

  test('has the same ratio at every width', () => {
    const entries = imageSrcSet(image, { width: 400, height: 300 })?.split(', ') ?? []
    expect(entries.length).toBeGreaterThan(2)
    for (const entry of entries) {
      const params = paramsOf(entry.split(' ')[0] ?? '')
      expect(Number(params.get('w')) / Number(params.get('h'))).toBeCloseTo(4 / 3, 1)
    }
  })
})

describe('the query of an image address', () => {
  const share = fc.double({ min: 0, max: 0.45, noNaN: true })
  const ratio = fc.option(fc.double({ min: 0.5, max: 2, noNaN: true }), { nil: undefined })
  const layout = fc.record({
    crop: fc.record({ left: share, right: share, top: share, bottom: share }),
    width: fc.integer({ min: 1, max: 1500 }),
    ratio,
    raster: fc.boolean(),
  })

  test('is accepted as any page writes it', () => {
    fc.assert(
      fc.property(layout, ({ crop, width, ratio, raster }) => {
        const image = read({ crop })
        const height = ratio && Math.ceil(width / ratio)
        const addresses = [
          imageUrl(image, { width, height, raster }),
          ...(imageSrcSet(image, { width, height })?.split(', ') ?? []),
        ].map((entry) => entry.split(' ')[0] ?? '')
        expect(addresses.filter((address) => !isImageQuery(paramsOf(address)))).toEqual([])
      }),
    )
  })

  test.each([
    'w=3201',
    'w=0',
    'w=0640',
    'w=640.5',
    'w=640&w=320',
    'h=8192',
    'q=100',
    'blur=1998',
    'fm=avif',
    'rect=0,0,10',
    'rect=a,b,c,d',
    'constructor=x',
  ])('is refused as no page writes it: %s', (query) => {
    expect(isImageQuery(new URLSearchParams(query))).toBe(false)
  })
})

describe('the listed address for an image', () => {
  test.each([
    ['', 'w=2560&q=75&fit=max&auto=format'],
    ['w=640&q=75&fit=max&auto=format', 'w=640&q=75&fit=max&auto=format'],
    ['auto=format&fit=max&q=75&w=640', 'w=640&q=75&fit=max&auto=format'],
    ['rect=0,0,10,10&w=641&h=300&q=75&fit=max&auto=format', 'w=800&q=75&fit=max&auto=format'],
    ['w=1200&q=75&fit=max&fm=png', 'w=1280&q=75&fit=max&fm=png'],
    ['w=3200', 'w=2560&q=75&fit=max&auto=format'],
    ['h=10', 'w=2560&q=75&fit=max&auto=format'],
  ])('as in %j is %j', (asked, listed) => {
    expect(listedImageQuery('/images/a-10x10.jpg', new URLSearchParams(asked))).toBe(listed)
  })

  test('is the stored file for an SVG alone', () => {
    expect(listedImageQuery('/images/a-10x10.svg', new URLSearchParams())).toBe('')
  })
})
