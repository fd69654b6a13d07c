import { carrierPage } from '@elos/content/fixtures/pages'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import { expect, test, vi } from 'vitest'
import { drawablePage, drawableText } from './drawable.ts'
import { socialFonts } from './socialFonts.ts'

/** Every character of Unicode but halves of others, and emoji made of several of them. */
const EVERYTHING = [
  ...Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => !/\p{Surrogate}/u.test(character),
  ),
  ...['❤️', '1️⃣', '#️⃣', '🇧🇷', '👍🏽', '👩🏽‍⚕️', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '©️'],
]

test.each([
  ['Família 😀❤️ em casa', 'Família  em casa'],
  ['1️⃣ Amil 🇧🇷', '1 Amil '],
  ['Šárka, Łódź', 'Sárka, ódz'],
  ['ﬁm − 60 m² – “a” … 50 €', 'fim − 60 m² – “a” … 50 €'],
  ['a\u2009b\nc, pós\u2011venda', 'a b c, pós-venda'],
  ['e\u0301', 'é'],
  ['日本語 שלום ✓', '  '],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn)
})

test('a picture is drawn without the network, whatever characters its texts have', async () => {
  const [read, asked]: [typeof fetch, string[]] = [fetch, []]
  vi.stubGlobal('fetch', (address: string) => {
    // The program that arranges the card is in such an address.
    if (address.startsWith('data:')) return read(address)
    asked.push(address)
    throw new Error('There is no network')
  })
  const drawn = new Set(drawableText(EVERYTHING.join('')))
  const title = `😀 ❤️ ${[...drawn].join('')}`
  const { site, route } = carrierPage
  const page = drawablePage({
    ...carrierPage,
    site: { ...site, brandName: title },
    route: { ...route, title: `Família ${title}`, metadata: {} },
  })
  const image = new ImageResponse(SocialCard({ page }), {
    width: 1200,
    height: 630,
    fonts: await socialFonts(),
  })
  const signature = Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4)
  expect(signature).toBe('PNG')
  expect(asked).toEqual([])
})
