import { expect, type Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { cutParts, smallTargets } from './support/layout.ts'
import { answered } from './support/pages.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/test.ts'

/** The texts that a visitor types into the form of a section, each with what the answer says. */
const QUESTIONS = {
  dates: {
    path: '/plano-empresarial',
    label: 'Em que mês o contrato começou, ou vai começar?',
    typed: '03/2026',
    button: 'Ver as minhas datas',
    address: answered.dates,
    said: 'em 25 de janeiro de 2027',
    unread: { address: '/prazos?pagina=/plano-empresarial&desde=ontem', said: 'como 03/2026' },
    back: 'Voltar a Plano Empresarial',
  },
  bands: {
    path: '/plano-senior',
    label: 'Idade de cada pessoa',
    typed: '62, 34, 36 e 5',
    button: 'Ver as minhas faixas',
    address: answered.bands,
    said: '34 anos: faixa de 34 a 38 anos. O preço muda aos 39, em até 5 anos.',
    unread: { address: '/faixas?pagina=/plano-senior&idades=30+a+40', said: 'como 34, 36 e 5' },
    back: 'Voltar a Plano Sênior',
  },
}

const main = (page: Page) => page.getByRole('main')

for (const [name, question] of Object.entries(QUESTIONS)) {
  const { path, label, typed, button, address, said, unread, back } = question

  for (const width of [PHONE.width, 1440]) {
    test.describe(`without script, at ${width} px, the ${name} of a visitor`, () => {
      test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

      test('are asked for in the section of a page, and are answered in an address that one may keep', async ({
        page,
      }) => {
        await page.goto(path)
        await main(page).getByLabel(label).fill(typed)
        await main(page).getByRole('button', { name: button }).click()
        await expect(page).toHaveURL(address)
        await expect(main(page)).toContainText(said)
        await expect(main(page).getByLabel(label)).toHaveValue(typed)
        await main(page).getByRole('link', { name: back }).click()
        await expect(page).toHaveURL(/#(prazos|faixas)$/)
      })
    })
  }

  test(`the ${name} that cannot be read are asked for again; axe finds nothing wrong, nothing is cut, and all is high enough for a finger`, async ({
    page,
  }) => {
    await page.goto(unread.address)
    for (const width of [320, PHONE.width, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
      expect.soft(await cutParts(page), `${width} px`).toEqual([])
      expect.soft(await smallTargets(page), `${width} px`).toEqual([])
    }
    await expect(main(page).getByLabel(label)).toHaveAccessibleDescription(RegExp(unread.said))
  })
}
