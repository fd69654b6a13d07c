import { expect, type Page } from '@playwright/test'
import { median, timed } from '../../bench/figures.ts'
import { env, lake } from '../support/lake.ts'
import { visit } from '../support/site.ts'
import { openDocument, PATIENCE, publishButton, test } from '../support/studio.ts'

const CLAIM = 'claim-bradesco-preco'
const STATING = ['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']
const PUBLISHES = 20
const FIRST_PRICE = 4000

const inReais = (amount: number) => `R$ ${amount.toLocaleString('pt-BR')}`

test.afterEach(async () => {
  await lake
    .transaction()
    .delete(`drafts.${CLAIM}`)
    .patch(CLAIM, { set: { amount: 200 } })
    .commit()
})

const amount = (desk: Page) => desk.getByLabel('Número', { exact: true })

/** 'Publicar' can be pressed: after publishing it rests for four seconds, which the clock skips. */
const expectRested = (desk: Page) =>
  expect(async () => {
    await desk.clock.fastForward(4000)
    await expect(publishButton(desk)).toBeEnabled({ timeout: 500 })
  }).toPass(PATIENCE)

/** Reads a page again and again in a browser until it holds some words. */
const read = (browser: Page, words: string) =>
  browser.evaluate(async (awaited) => {
    const bytes = async () => (await fetch(location.href, { cache: 'no-store' })).text()
    while (!(await bytes()).replaceAll('\u00a0', ' ').includes(awaited)) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, words)

test('a price published in the Studio is soon on every page that states it', async ({
  page: desk,
  browser,
}) => {
  const reader = await browser.newPage()
  await reader.goto(`${env.E2E_SITE_URL}/bradesco-saude`)
  await desk.clock.install()
  await openDocument(desk, CLAIM, 'claim')
  await expect(amount(desk)).toBeEditable(PATIENCE)

  const times: number[] = []
  let price = FIRST_PRICE
  while (times.length < PUBLISHES) {
    price += 1
    await amount(desk).fill(String(price))
    await expectRested(desk)
    const seen = read(reader, inReais(price))
    const { ms } = await timed(() => Promise.all([publishButton(desk).click(), seen]))
    times.push(ms)
  }
  for (const path of STATING) {
    await expect.poll(async () => (await visit(path)).text, PATIENCE).toContain(inReais(price))
  }

  const [middle, slowest] = [median(times), Math.max(...times)]
  // Told, not asserted: other work on the machine would decide. `npm run bench -- desk` is for a quiet one.
  console.log(
    `Publicar → fresh bytes in a second browser, ${PUBLISHES} times: ` +
      `median ${middle.toFixed(0)} ms (goal 1000), slowest ${slowest.toFixed(0)} ms (goal 3000)`,
  )
  await reader.close()
})
