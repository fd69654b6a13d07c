import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type PaletteColor, palette } from '@elos/ui/theme/tokens'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { reduce } from './reduce.ts'

const COLOURS = Object.keys(palette) as PaletteColor[]
const ROWS = Array.from({ length: 30 }, (_, row) => row)

type Colours = Record<PaletteColor, string>

/** Draws a page: lines of words in two columns, and a button in every colour. */
function draw(colours: Colours, left = 600): Promise<Buffer> {
  const words = ROWS.flatMap((row) =>
    ROWS.map((word) => {
      const at = `cx="${220 + word * 24 + ((row * word) % 7)}" cy="${380 + row * 80}"`
      return `<ellipse ${at} rx="${3 + (word % 4)}" ry="${5 + (row % 3)}" fill="${colours.ink}"/>`
    }),
  )
  const buttons = COLOURS.map(
    (name, row) =>
      `<rect x="${name === 'coral' ? left : 600}" y="${60 + row * 220}" width="180" height="48" rx="24" fill="${colours[name]}"/>`,
  )
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="3000">
    <rect width="1440" height="3000" fill="${colours.sand}"/>
    <rect x="1000" width="440" height="3000" fill="${colours.paper}"/>
    ${words.join('')}${buttons.join('')}
  </svg>`
  return sharp(Buffer.from(page)).png().toBuffer()
}

/** The colour with its green changed by 16 of 255. */
function near(colour: string): string {
  const green = Number.parseInt(colour.slice(3, 5), 16)
  const other = green < 128 ? green + 16 : green - 16
  return `${colour.slice(0, 3)}${other.toString(16).padStart(2, '0')}${colour.slice(5)}`
}

test.beforeEach(async () => {
  const kept = test.info().snapshotPath('drawing.jpg')
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, await reduce(await draw(palette)))
})

test('equal pages give equal pictures', async () => {
  expect(await reduce(await draw(palette))).toMatchSnapshot('drawing.jpg')
})

test('edges that are drawn one shade off give an equal picture', async () => {
  const { data, info } = await sharp(await draw(palette))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The changed pixels are at the edges of letters, as they are from one run to the next.
  const isEdge = (at: number) => data[at] !== data[at + 3] && data[at] !== data[at - 3]
  const edges = Array.from({ length: data.length / 303 }, (_, pixel) => 303 * pixel).filter(isEdge)
  for (const at of edges.slice(0, 60)) data.writeUInt8(data.readUInt8(at) ^ 1, at)
  expect(edges.length).toBeGreaterThan(60)
  const drawn = await sharp(data, { raw: info }).png().toBuffer()
  expect(await reduce(drawn)).toMatchSnapshot('drawing.jpg')
})

test('a button that moved by 24 px gives another picture', async () => {
  expect(await reduce(await draw(palette, 624))).not.toMatchSnapshot('drawing.jpg')
})

for (const name of COLOURS) {
  test(`another shade of ${name} gives another picture, even on one button`, async () => {
    const changed = { ...palette, [name]: near(palette[name]) }
    expect(await reduce(await draw(changed))).not.toMatchSnapshot('drawing.jpg')
  })
}
