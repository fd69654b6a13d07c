// The time from a click on 'Publicar' in the Studio until another reader gets the new page, and from the last
// key in a field beside the preview until the preview shows it. Prints the figures of one run; asserts nothing,
// since machines are shared and noisy.

import { setTimeout as pause } from 'node:timers/promises'
import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { findChromium } from '@elos/stack/checks/chromium'
import { addresses } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { chromium } from '@playwright/test'
import { QUIET } from '../chromiumFlags.ts'
import { spread, timed } from './figures.ts'
import { untilShown } from './untilShown.ts'

const PUBLISHES = 20
const EDITS = 20
/** Milliseconds from one edit to the next. */
const EACH_MS = 1500
/** The longest time for each step in the Studio. */
const TIMEOUT = { timeout: 45_000 }

const settings = await freshSettings('bench')
const stack = await bringUp(settings)
const browser = await chromium.launch({
  args: QUIET,
  executablePath: findChromium(),
})
try {
  const { site, studio } = addresses(settings)
  const page = await browser.newPage({ locale: 'pt-BR' })
  await page.goto(`${studio}/intent/edit/id=claim-bradesco-preco;type=claim`)
  const amount = page.getByLabel('Número', { exact: true })
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  await amount.waitFor(TIMEOUT)
  // Without a last day, and a check of the source, a new price cannot be published.
  await page.getByRole('tab', { name: 'Fonte e validade' }).click(TIMEOUT)
  await page.getByLabel('Vale até').fill('31/12/2999', TIMEOUT)
  await page.getByLabel('Conferido em').fill(brazilianDay(dayOf(new Date())), TIMEOUT)
  await page.getByRole('tab', { name: 'Valor', exact: true }).click(TIMEOUT)
  const fresh: number[] = []
  for (let value = 201; value <= 200 + PUBLISHES; value++) {
    await amount.fill(String(value))
    // Enabled once the draft is saved and validated.
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('button')].some(
          (b) => b.textContent === 'Publicar' && !b.disabled && b.dataset.disabled !== 'true',
        ),
      null,
      TIMEOUT,
    )
    const shown = `R$\u00a0${value}`
    const { ms } = await timed(async () => {
      await publish.click(TIMEOUT)
      await untilShown(`${site}/bradesco-saude`, shown)
    })
    fresh.push(ms)
  }
  await page.goto(`${studio}/visualizar?preview=/`)
  const preview = page.frameLocator(`iframe[src^="${site}"]`)
  const badge = preview.getByText('15 anos de confiança')
  await badge.hover(TIMEOUT)
  await badge.click(TIMEOUT)
  const field = page.getByRole('textbox', { name: 'Selo', exact: true })
  await field.waitFor(TIMEOUT)
  const frame = page.frames().find((each) => each.url().startsWith(site))
  if (!frame) throw new Error('The Studio shows no page of the site')
  await page.evaluate(() =>
    addEventListener('input', () => (document.body.dataset.typedAt = String(Date.now())), true),
  )
  const seen: number[] = []
  for (let edit = 1; edit <= EDITS; edit++) {
    const text = `Medido ${edit} vezes`
    const seenAt = frame.evaluate(async (wanted) => {
      while (!document.body.textContent.includes(wanted)) await new Promise(requestAnimationFrame)
      return Date.now()
    }, text)
    await field.fill(text, TIMEOUT)
    const typedAt = await page.evaluate(() => Number(document.body.dataset.typedAt))
    seen.push((await seenAt) - typedAt)
    await pause(EACH_MS)
  }
  console.log(`click on Publicar → fresh bytes, ${PUBLISHES} times   ${spread(fresh)}`)
  console.log(`edit beside the preview → seen in it, ${EDITS} times   ${spread(seen)}`)
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
