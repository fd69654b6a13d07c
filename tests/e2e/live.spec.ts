import { expect, type Locator, type Page, test } from '@playwright/test'

const PHONE = { width: 360, height: 740 }

const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: `${number} de 7`, exact: true })

async function openCarousel(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Próximo depoimento' }).scrollIntoViewIfNeeded()
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  // Revealed, and at rest.
  await expect(page.locator('#depoimentos > *').last()).toHaveCSS('opacity', '1')
}

test.describe('the testimonials', () => {
  // As narrow as a phone; so tall that a whole slide is in sight wherever its controls are.
  test.use({ viewport: { width: 360, height: 1200 }, hasTouch: true })

  test('change every 15 seconds and come round again', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    for (const number of [2, 3, 4, 5, 6, 7, 1]) {
      await page.clock.runFor(16_000)
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(page.locator('#depoimentos').getByRole('status')).toBeEmpty()
  })

  test('are stepped through by touch, and say which one is shown', async ({ page }) => {
    await openCarousel(page)
    const status = page.locator('#depoimentos').getByRole('status')
    await page.getByRole('button', { name: 'Próximo depoimento' }).tap()
    await expect(status).toContainText('Depoimento 2 de 7, de ')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Depoimento anterior' }).tap()
    await expect(status).toContainText('Depoimento 7 de 7')
    await expect(slide(page, 7)).toBeInViewport({ ratio: 0.9 })
  })

  test('are stepped through by the arrow keys', async ({ page }) => {
    await openCarousel(page)
    await page.locator('#depoimentos .row').press('ArrowRight')
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
    await page.locator('#depoimentos .row').press('ArrowLeft')
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while paused, and go on', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    const pause = page.getByRole('button', { name: 'Pausar a troca de depoimentos' })
    await pause.tap()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await pause.tap()
    await page.clock.runFor(16_000)
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while a mouse points at them', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    await slide(page, 1).hover()
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.mouse.move(5, 5)
    await page.clock.runFor(16_000)
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while the keyboard is in them', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    await page.locator('#depoimentos .row').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Depoimento anterior' })).toBeFocused()
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('wait while the tab is hidden', async ({ page }) => {
    await page.clock.install()
    await openCarousel(page)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })

  test('stand still for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openCarousel(page)
    const pause = page.getByRole('button', { name: 'Pausar a troca de depoimentos' })
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(60_000)
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('the commission', () => {
  const card = (page: Page) => page.locator('#hero').getByText('de Comissão em cada venda')

  test('is counted up in 9 seconds, once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/parceiros-elos')
    const figure = card(page).locator('b')
    await expect(figure).toHaveAttribute('aria-hidden', 'true')
    await page.clock.runFor(4000)
    await expect(figure).not.toHaveText('250%')
    await page.clock.runFor(5100)
    await expect(figure).toHaveText('250%')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await figure.scrollIntoViewIfNeeded()
    await expect(figure).toHaveText('250%')
  })

  test('stands still for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/parceiros-elos')
    await expect(card(page)).not.toHaveAttribute('data-island')
    await expect(card(page).locator('b')).toHaveText('250%')
    await expect(card(page).locator('b')).not.toHaveAttribute('aria-hidden')
  })
})

test.describe('sections', () => {
  const opacity = (page: Page, id: string) =>
    page
      .locator(`#${id} > *`)
      .first()
      .evaluate((element) => getComputedStyle(element).opacity)

  test('are revealed once, when they come into sight', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    expect(await opacity(page, 'inicio')).toBe('1')
    await page.locator('#perguntas').scrollIntoViewIfNeeded()
    await expect.poll(() => opacity(page, 'perguntas')).toBe('1')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all there on paper', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => opacity(page, 'perguntas')).toBe('0')
    await page.emulateMedia({ media: 'print' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all there for who asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })

  test('are all there when the script cannot be had', async ({ page }) => {
    await page.route('**/ilhas/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(await opacity(page, 'perguntas')).toBe('1')
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  const button = (page: Page) => page.locator('summary[aria-label="Menu"]')
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

  test('closes on a choice and leads to the section', async ({ page }) => {
    await page.goto('/')
    await button(page).tap()
    await menu(page).getByRole('link', { name: 'Depoimentos' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(/#depoimentos$/)
    await expect(
      page.getByRole('heading', { name: 'avaliações' }).or(page.locator('#depoimentos h2')),
    ).toBeInViewport()
  })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.goto('/')
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('closes on a tap beside it', async ({ page }) => {
    await page.goto('/')
    await button(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.touchscreen.tap(180, 720)
    await expect(menu(page)).toBeHidden()
  })

  test('opens without script, and leads on', async ({ browser }) => {
    const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false })
    await page.goto('/')
    await button(page).click()
    await menu(page).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.close()
  })
})

test.describe('the header', () => {
  test('of the partner page has that page’s sections, and its logo leads to the top', async ({
    page,
  }) => {
    await page.goto('/parceiros-elos')
    const nav = page.getByRole('navigation', { name: 'Principal' })
    for (const name of ['Como Funciona', 'Portabilidade', 'Vantagens', 'Operadoras', 'FAQ']) {
      await nav.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(/#/)
    }
    await expect(page.locator('#faq h2')).toBeInViewport()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/#hero$/)
    await expect(page.locator('#hero h1')).toBeInViewport()
  })

  test('of another page leads to the sections of the home page', async ({ page }) => {
    await page.goto('/bradesco-saude')
    await page
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Serviços' })
      .click()
    await expect(page).toHaveURL('/#servicos')
    await expect(page.locator('#servicos h2')).toBeInViewport()
  })
})

test('arriving at a section of the home page scrolls to it', async ({ page }) => {
  await page.goto('/#contato')
  await expect(page.locator('#contato h2')).toBeInViewport()
})

test('the foot of a page leads back to its top', async ({ page }) => {
  await page.goto('/bradesco-saude')
  await page.getByRole('link', { name: 'Voltar ao topo' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

for (const key of ['Control+k', 'Meta+k']) {
  test(`${key} is noted, and the browser does not act on it`, async ({ page }) => {
    const notes: string[] = []
    page.on('console', (message) => notes.push(message.text()))
    await page.goto('/')
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'k') setTimeout(() => document.body.append(`${event.defaultPrevented}`))
      })
    })
    await expect(async () => {
      await page.keyboard.press(key)
      await expect(page.locator('body')).toContainText(/true$/, { timeout: 100 })
    }).toPass()
    expect(notes).toContain('search-key')
  })
}

test.describe('a path that leads nowhere', () => {
  const back = (page: Page) => page.getByRole('button', { name: 'Página anterior' })

  test('leads back to the page before', async ({ page }) => {
    await page.goto('/blog')
    await page.evaluate(() => location.assign('/nao-existe'))
    await back(page).click()
    await expect(page).toHaveURL('/blog')
  })

  test('leads to the home page where there is none', async ({ page }) => {
    await page.goto('/nao-existe')
    await back(page).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const [path, name] of [
    ['/bradesco-saude', 'Bradesco Saúde'],
    ['/alice-saude', 'Alice Saúde'],
    ['/blog/contratar-plano-saude-barato-2025', 'Como contratar um plano de saúde barato'],
    ['/seguro-automotivo-frotas', 'Seguro Automotivo de Frotas'],
  ] as const) {
    test(`${path} shows its whole name above, and the way back`, async ({ page }) => {
      await page.goto(path)
      const current = page.getByRole('navigation', { name: 'Você está em' }).getByText(name)
      await expect(current).toBeInViewport({ ratio: 1 })
      const cut = await current.evaluate(
        ({ parentElement: item }) => !item || item.scrollWidth > item.clientWidth,
      )
      expect(cut).toBe(false)
      await expect(page.getByRole('link', { name: /^Voltar (para|ao)/ }).first()).toBeInViewport({
        ratio: 1,
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    })
  }

  test('the chat button gives way to the contents of a long text', async ({ page }) => {
    await page.goto('/politica-privacidade')
    const contents = page
      .getByRole('navigation', { name: 'Nesta página' })
      .or(page.locator('.contents'))
    const link = contents.first().getByRole('link').nth(3)
    const chat = page.getByRole('link', { name: 'Conversar pelo WhatsApp' })
    const bringDown = (part: Locator) =>
      part.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        scrollBy({ top: top - innerHeight + 70, behavior: 'instant' })
      })
    await bringDown(link)
    await expect(async () => {
      const [control, button] = [await link.boundingBox(), await chat.boundingBox()]
      expect(button?.x).toBeGreaterThanOrEqual(
        (control?.x ?? 0) + (control?.width ?? Number.MAX_VALUE),
      )
    }).toPass()
    await bringDown(page.locator('.prose').getByRole('heading').nth(1))
    await expect(chat).toBeInViewport({ ratio: 1 })
  })
})

test.describe('larger text', () => {
  const size = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

  test('is kept for the next page, without a shift, and given back', async ({ page }) => {
    await page.goto('/bradesco-saude')
    const usual = await size(page)
    await page.getByRole('link', { name: 'Voltar ao topo' }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Texto maior' }).click()
    const larger = await size(page)
    expect(Number.parseFloat(larger)).toBeGreaterThan(Number.parseFloat(usual) * 1.15)

    await page.goto('/amil-saude', { waitUntil: 'networkidle' })
    expect(await size(page)).toBe(larger)
    const shifts = await page.evaluate(() => performance.getEntriesByType('layout-shift').length)
    expect(shifts).toBe(0)
    await page.getByRole('link', { name: 'Voltar ao topo' }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Texto normal' }).click()
    await page.goto('/')
    expect(await size(page)).toBe(usual)
  })
})
