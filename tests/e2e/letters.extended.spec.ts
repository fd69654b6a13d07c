import { expect } from '@playwright/test'
import { templates } from './support/pages.ts'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test('a letter that the site’s texts do not have is drawn in the site’s font, which is fetched for it only then', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.match(/\/estilo\/(.+)-\w{8}\.woff2$/) ?? []
    if (name) fonts.push(name)
  })
  await openSettled(page, '/acessibilidade')
  expect(fonts.sort()).toEqual(['figtree', 'fraunces'])
  const paragraph = page.getByRole('main').getByRole('paragraph').first()
  await paragraph.evaluate((element) => element.append(' Señor'))
  await expect.poll(() => fonts).toContain('figtree-more')
})

test('while a font loads, the texts of the site are as wide in its stand-in', async ({ page }) => {
  const texts: TextWidths[] = []
  for (const path of Object.values(templates)) {
    await openSettled(page, path)
    texts.push(...(await page.evaluate(widthsOfTexts)))
  }
  for (const [font, isBold] of [
    ['Figtree', false],
    ['Figtree', true],
    ['Fraunces', true],
  ] as const) {
    const some = texts.filter((text) => text.font === font && text.weight >= 500 === isBold)
    const sum = (width: 'inFont' | 'inStandIn') =>
      some.reduce((total, text) => total + text[width], 0)
    expect(some.length, font).toBeGreaterThan(50)
    expect(sum('inStandIn') / sum('inFont'), `${font}, ${isBold ? 'bold' : 'regular'}`).toBeCloseTo(
      1,
      2,
    )
  }
})

interface TextWidths {
  font: string
  weight: number
  /** The width of the text in its font, in pixels, on one line. */
  inFont: number
  inStandIn: number
}

/** Runs in the page: how wide each text that can be seen is in the first font of its style, and in the second. */
function widthsOfTexts(): TextWidths[] {
  const context = document.createElement('canvas').getContext('2d')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const widths: TextWidths[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (!context || !text || !node.parentElement?.checkVisibility()) continue
    const { fontFamily, fontWeight, fontSize } = getComputedStyle(node.parentElement)
    const [font = '', standIn = ''] = fontFamily.split(',')
    const widthIn = (family: string) => {
      context.font = `${fontWeight} ${fontSize} ${family}`
      return context.measureText(text).width
    }
    widths.push({
      font,
      weight: Number(fontWeight),
      inFont: widthIn(font),
      inStandIn: widthIn(standIn),
    })
  }
  return widths
}
