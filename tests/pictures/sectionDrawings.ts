import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@elos/lake/testing/client'
import { exampleDocuments } from '@elos/studio/seed/documents'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { openSettled, readThrough } from '../e2e/support/settled.ts'

/** Where the drawings of the kinds of section lie, which the Studio shows where staff choose one. */
const FOLDER = 'studio/static/sections'

/** The window in which a section is drawn, of which the drawing shows no more, and the width of that drawing, in pixels. */
const WINDOW = { width: 1080, height: 720 }
const WIDTH = 432

const WEBP = { quality: 60 }

const PATH = '/exemplos'

/** The first example of each kind of section. */
const examples = exampleDocuments().flatMap((document) =>
  document._type === 'freePage' && document._id.endsWith('-1') ? (document.sections ?? []) : [],
)

/** Draws the first example of each kind of section, as it stands on a page of the site. */
export async function drawSections(
  browser: Browser,
  { site, lake, token }: { site: string; lake: string; token: string },
): Promise<void> {
  await connect(lake, { token }).createOrReplace({
    _id: 'freePage-exemplos',
    _type: 'freePage',
    name: 'Exemplos',
    hero: { title: 'Exemplos' },
    sections: examples,
    route: { _type: 'route', path: PATH, name: 'Exemplos', title: 'Exemplos' },
  })
  const page = await browser.newPage({
    viewport: WINDOW,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  })
  await openSettled(page, site + PATH)
  await readThrough(page)
  // Parts that stick to the window would stand before the sections.
  await page.evaluate(() => {
    const kept = 'main, main > section'
    for (const each of document.querySelectorAll('body > *, main > *'))
      if (!each.matches(kept)) each.remove()
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { _key, _type } of examples) {
    const section = page.locator(`#${_key}`)
    await section.evaluate((element) => element.scrollIntoView())
    const box = await section.boundingBox()
    if (!box) throw new Error(`The example ${_key} is not on the page: its section shows nothing.`)
    const height = Math.min(box.height, WINDOW.height - box.y)
    const file = join(FOLDER, `${_type}.webp`)
    const drawing = await page.screenshot({ clip: { ...box, height } })
    await sharp(drawing).resize({ width: WIDTH }).webp(WEBP).toFile(file)
    console.log(file)
  }
  await page.close()
}
