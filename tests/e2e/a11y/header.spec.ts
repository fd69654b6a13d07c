import { expect, type Locator, type Page } from '@playwright/test'
import { WIDTHS } from '../support/arrangement.ts'
import { overlap } from '../support/boxes.ts'
import { templates } from '../support/pages.ts'
import { menuButton, PHONE } from '../support/phone.ts'
import { test } from '../support/reader.ts'

/** The sizes of text: the usual one, that of 'Texto maior', and twice the usual one, as the root element has them. */
const TEXT_SIZES = ['112.5%', '135%', '225%'] as const

/** Gives the page another size of text, as 'Texto maior' or an extension does: media queries stay as they are. */
const setText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/**
 * The functions that the header lacks in the present window, and its parts that lie over something else. The button and the links may
 * be in the menu.
 */
async function headerFaults(page: Page): Promise<string[]> {
  const header = page.getByRole('banner')
  const parts: Record<string, Locator> = {
    logo: header.getByRole('link').first(),
    links: header.getByRole('navigation', { name: 'Principal' }),
    button: header.getByRole('link', { name: /^(Solicitar Cotação|Quero Ser Parceiro)$/ }),
    search: header.getByRole('link', { name: 'Buscar no site' }),
    telephone: header.getByRole('link', { name: /^Ligar para/ }),
    menu: menuButton(page),
  }
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({
      name,
      box: (await part.isVisible()) ? await part.boundingBox() : null,
    })),
  )
  const seen = boxes.filter(({ box }) => box)
  const names = seen.map(({ name }) => name)
  const needed = names.includes('menu') ? ['logo', 'telephone'] : Object.keys(parts).slice(0, -1)
  const missing = needed.filter((name) => !names.includes(name)).map((name) => `no ${name}`)
  const covered = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter((other) => overlap(one.box, other.box))
      .map((other) => `${one.name} and ${other.name} overlap`),
  )
  const { width } = page.viewportSize() ?? { width: 0 }
  const cut = seen
    .filter(({ box }) => box && (box.x < 0 || box.x + box.width > width || box.y + box.height > 64))
    .map(({ name }) => `${name} is cut`)
  const isScrolled =
    names.includes('links') &&
    (await parts.links?.evaluate((links) => links.scrollWidth > links.clientWidth))
  return [...missing, ...covered, ...cut, ...(isScrolled ? ['the links are cut'] : [])]
}

/** The height of what stays at the top and at the foot of the window when the page is scrolled, in CSS pixels. */
const heightThatStays = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const { top, bottom, width } = element.getBoundingClientRect()
        const isWide = width > innerWidth / 2
        // A cell of a table that stays at its side scrolls away with its row.
        const isHeld = style.top !== 'auto' || style.bottom !== 'auto'
        const stays = style.position === 'fixed' || (style.position === 'sticky' && isHeld)
        return stays && isWide && bottom > 0 && top < innerHeight
      })
      .reduce((height, element) => height + element.getBoundingClientRect().height, 0),
  )

/** The share of a phone's height that may stay covered while the page is scrolled, by the size of text. */
const MOST_THAT_STAYS: Record<(typeof TEXT_SIZES)[number], number> = {
  '112.5%': 0.12,
  '135%': 0.14,
  '225%': 0.14,
}

for (const path of ['/', '/parceiros-elos']) {
  for (const size of TEXT_SIZES) {
    test(`the header of ${path} has each of its functions at any width, with text of ${size}`, async ({
      page,
    }) => {
      await page.goto(path)
      await setText(page, size)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 768 })
        expect.soft(await headerFaults(page), `${width} px`).toEqual([])
      }
    })
  }
}

for (const [template, path] of Object.entries(templates)) {
  test(`little of a phone stays covered while a page of the template ${template} is scrolled, however large the text is`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    for (const size of TEXT_SIZES) {
      await setText(page, size)
      await page.evaluate(() => scrollTo(0, 1000))
      const height = await heightThatStays(page)
      expect.soft(height, size).toBeLessThan(PHONE.height * MOST_THAT_STAYS[size])
    }
  })
}

/** The controls of the bars whose ring of focus reaches out of its bar, or of the window, and so is cut. */
const cutRings = (page: Page) =>
  page.evaluate(() => {
    const bars = document.querySelectorAll('header, .BackBar, [aria-label="Contato rápido"]')
    return [...bars].flatMap((bar) =>
      [...bar.querySelectorAll<HTMLElement>('a, summary')].flatMap((control) => {
        if (!control.checkVisibility() || control.closest('details nav')) return []
        // Only the ring of a keyboard's focus is drawn.
        control.focus({ focusVisible: true, preventScroll: true })
        const { outlineOffset, outlineWidth } = getComputedStyle(control)
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const { top, bottom } = control.getBoundingClientRect()
        const frame = bar.getBoundingClientRect()
        const isBar = frame.width > innerWidth / 2
        const upper = isBar ? frame.top : 0
        const lower = isBar ? frame.bottom : innerHeight
        const isWhole = top - ring >= upper - 0.5 && bottom + ring <= lower + 0.5
        return isWhole ? [] : [control.outerHTML.slice(0, 80)]
      }),
    )
  })

for (const window of [PHONE, { width: 1440, height: 900 }]) {
  test(`at ${window.width} px the ring of focus is whole around each control of the bars`, async ({
    page,
  }) => {
    await page.setViewportSize(window)
    await page.goto('/amil-saude')
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }))
    expect(await cutRings(page)).toEqual([])
  })
}
