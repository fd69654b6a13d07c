// From a click on 'Publicar' in the real Studio to fresh bytes of the page, as a second reader gets
// them. Prints the figures of one run; asserts nothing, since machines are shared and noisy.
import { chromium } from '@playwright/test'
import { findChromium } from '../../packages/stack/checks/chromium.ts'
import { freshSettings } from '../../packages/stack/checks/endToEnd.ts'
import { addresses } from '../../packages/stack/config.ts'
import { bringUp } from '../../packages/stack/stack.ts'
import { QUIET } from '../chromiumFlags.ts'
import { spread, timed } from './figures.ts'

const PUBLISHES = 20
const PATIENCE = { timeout: 45_000 }

const settings = await freshSettings('bench')
const stack = await bringUp(settings)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: QUIET,
  ...(executablePath ? { executablePath } : {}),
})
try {
  const { site, studio } = addresses(settings)
  const page = await browser.newPage({ locale: 'pt-BR' })
  await page.goto(`${studio}/intent/edit/id=claim-bradesco-preco;type=claim`)
  const amount = page.getByLabel('Número', { exact: true })
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  const read = async () => (await fetch(`${site}/bradesco-saude`)).text()
  await amount.waitFor(PATIENCE)
  const fresh: number[] = []
  for (let value = 1001; value <= 1000 + PUBLISHES; value++) {
    await amount.fill(String(value))
    // Enabled once the draft is saved and validated.
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('button')].some(
          (b) => b.textContent === 'Publicar' && !b.disabled && b.dataset.disabled !== 'true',
        ),
      null,
      PATIENCE,
    )
    const shown = `1.${String(value).slice(1)}`
    const { ms } = await timed(async () => {
      await publish.click(PATIENCE)
      while (!(await read()).includes(shown)) await new Promise((resolve) => setTimeout(resolve, 5))
    })
    fresh.push(ms)
  }
  console.log(`click on Publicar → fresh bytes, ${PUBLISHES} times   ${spread(fresh)}`)
} finally {
  await browser.close()
  await stack.stop()
  settings.remove()
}
