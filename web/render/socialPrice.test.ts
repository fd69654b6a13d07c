import { carrierPage } from '@elos/content/fixtures/pages'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialFonts } from './socialFonts.ts'

const SIZE = { width: 1200, height: 630 }
/** The colour of the amount, which nothing else on the card has: `palette.coralStrong`. */
const AMOUNT = [0x97, 0x30, 0x1f]
/** Pixels between the amount and the figure in the rings beside it. */
const COLUMN = 52 + 560
const LARGEST_LINE = 88

/** The rows and columns of a card on which the amount is, and how many pixels it has. */
async function amountOn(amountText: string, periodText: string | undefined, title: string) {
  const { subject, route } = carrierPage
  if (!subject.price) throw new Error('The fixture has no price')
  const { periodText: _, ...price } = subject.price
  const stated = { ...price, amountText, ...(periodText && { periodText }) }
  const { ogTitle: __, ...metadata } = route.metadata
  const page = {
    ...carrierPage,
    route: { ...route, title, metadata },
    subject: { ...subject, price: stated },
  }
  const image = new ImageResponse(SocialCard({ page }), { ...SIZE, fonts: await socialFonts() })
  const { data, info } = await sharp(await image.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found: { x: number; y: number }[] = []
  for (let at = 0; at < data.length; at += info.channels) {
    const isAmount = AMOUNT.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 8)
    const pixel = at / info.channels
    if (isAmount) found.push({ x: pixel % info.width, y: Math.floor(pixel / info.width) })
  }
  const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)]
  const edges = { right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  return { pixels: found.length, ...edges }
}

test.each([
  ['R$\u00a0400', 'por mês', 'Bradesco Saúde'],
  ['R$\u00a01.239,90', 'por mês', 'Bradesco Saúde: rede credenciada, carências e preços'],
  ['R$\u00a01.000.000,00', 'por mês', 'Bradesco Saúde'],
])(
  'the amount %s stands in one line, and %s is not printed over it',
  async (amount, period, title) => {
    const alone = await amountOn(amount, undefined, title)
    const withPeriod = await amountOn(amount, period, title)
    expect(alone.pixels).toBeGreaterThan(1000)
    expect(withPeriod.pixels).toBe(alone.pixels)
    expect(withPeriod.bottom - withPeriod.top).toBeLessThan(LARGEST_LINE)
    expect(withPeriod.right).toBeLessThan(COLUMN)
    expect(withPeriod.bottom).toBeLessThan(SIZE.height)
  },
)
