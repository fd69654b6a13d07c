import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { palette } from '@elos/ui/theme/tokens'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { reduce } from './reduce.ts'

/** Draws a page with a button, and reduces it. */
async function draw(left = 600, colour: string = palette.coral): Promise<Buffer> {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="900">
    <rect width="1440" height="900" fill="${palette.sand}"/>
    <rect x="${left}" y="60" width="180" height="48" rx="24" fill="${colour}"/>
  </svg>`
  return reduce(await sharp(Buffer.from(page)).png().toBuffer())
}

/** The colour with its green changed by 16 of 255. */
function near(colour: string): string {
  const green = Number.parseInt(colour.slice(3, 5), 16)
  const other = green < 128 ? green + 16 : green - 16
  return `${colour.slice(0, 3)}${other.toString(16).padStart(2, '0')}${colour.slice(5)}`
}

test('a button that moved by 24 px or has another shade gives another picture, an equal one does not', async () => {
  const kept = test.info().snapshotPath('drawing.jpg')
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, await draw())
  expect(await draw()).toMatchSnapshot('drawing.jpg')
  expect(await draw(624)).not.toMatchSnapshot('drawing.jpg')
  expect(await draw(600, near(palette.coral))).not.toMatchSnapshot('drawing.jpg')
})
