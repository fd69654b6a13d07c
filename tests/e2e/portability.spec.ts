import { expect, type Locator, type Page } from '@playwright/test'
import { axeFaults } from './support/axe.ts'
import { scrollsSideways, smallTargets } from './support/layout.ts'
import { PHONE } from './support/phone.ts'
import { test } from './support/test.ts'

const QUESTIONS = '/portabilidade'
const ANSWER = `${QUESTIONS}/resposta`

/** The answers that there are. */
const ROWS = 15

const questions = (page: Page) =>
  page.locator('main form').getByRole('group').filter({ visible: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('without script on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('who has had a plan for three years finds out, in nine taps from the home page, what she may do', async ({
    page,
  }) => {
    let taps = 0
    const tap = async (control: Locator) => {
      taps += 1
      await control.click()
    }
    await page.goto('/')
    await tap(page.getByRole('link', { name: 'confira em seis perguntas' }))
    await expect(page).toHaveURL(QUESTIONS)
    await expect(questions(page)).toHaveCount(6)
    const choose = (question: string, choice: string) =>
      tap(page.getByRole('group', { name: question }).getByText(choice, { exact: true }))
    await choose('Como está o seu plano?', 'Ativo')
    await choose('De quando é o contrato?', 'De 2/1/1999 em diante, ou adaptado')
    await choose('Você entrou neste plano por portabilidade?', 'Não, nunca usei')
    taps += 1
    await page.getByRole('combobox', { name: 'Mês' }).selectOption('janeiro')
    await tap(page.getByRole('textbox', { name: 'Ano' }))
    await page.keyboard.type('2020')
    await choose('As mensalidades estão pagas?', 'Sim, todas')
    await choose('O plano que você quer aparece no Guia da ANS?', 'Ainda não olhei')
    await tap(page.getByRole('button', { name: 'Ver a resposta' }))
    console.log(`from the home page to the answer: ${taps} taps`)
    expect(taps).toBeLessThanOrEqual(9)

    // Nobody has checked the rows of the first content, so that none says a plain yes.
    await expect(heading(page)).toHaveText('Pode ser que sim: confirmamos com você')
    const main = page.getByRole('main')
    await expect(main).toContainText('Resposta P03')
    await expect(main).toContainText('RN 438/2018, art. 3º')
    await expect(main).toContainText('(nome a confirmar)')
    await expect(main).toContainText('desde janeiro de 2020')
    await expect(main.getByText('Próxima data')).toBeInViewport()
    await expect(main.getByRole('link', { name: 'Abrir o Guia da ANS' })).toBeVisible()
    const chat = main.getByRole('link', { name: /^Conferir com a Elos/ })
    const told = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')
    expect(told).toMatch(/Resposta P03, no plano desde janeiro de 2020\.$/)

    // The questions stand below, as they were answered.
    await main.getByRole('link', { name: 'Mudar uma resposta' }).click()
    await expect(page.getByLabel('Ativo', { exact: true })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Ano' })).toHaveValue('2020')
    await page.getByText('Estou sem plano há mais de 60 dias').click()
    await page.getByRole('button', { name: 'Ver a resposta' }).click()
    await expect(heading(page)).toHaveText('Por este caminho, não')
    await expect(main).not.toContainText('desde janeiro de 2020')
  })

  test('the form leaves out what changes nothing, and asks for a day where one counts', async ({
    page,
  }) => {
    await page.goto(QUESTIONS)
    const learned = page.getByLabel('Em que dia você soube?')
    const left = page.getByLabel('Em que dia o pronto-socorro saiu?')
    await expect(learned.or(left).filter({ visible: true })).toHaveCount(0)
    await page.getByText('Estou sem plano há mais de 60 dias').click()
    await expect(questions(page)).toHaveCount(1)
    await page.getByText(/^Perdi há até 60 dias/).click()
    await expect(questions(page)).toHaveCount(3)
    await expect(learned).toBeVisible()
    await page.getByText('Ativo', { exact: true }).click()
    await expect(questions(page)).toHaveCount(6)
    await page.getByText('De antes de 1999, sem adaptação').click()
    await expect(questions(page)).toHaveCount(2)
    await page.getByText(/^Ativo, mas um pronto-.?socorro/).click()
    await expect(questions(page)).toHaveCount(6)
    await expect(left).toBeVisible()
    await left.fill('2026-10-01')
    await page.getByRole('button', { name: 'Ver a resposta' }).click()
    await expect(page.getByRole('main')).toContainText('Resposta P14')
  })

  test('every answer can be read before one has said anything', async ({ page }) => {
    await page.goto(QUESTIONS)
    await page.getByRole('link', { name: 'Ler todas as respostas' }).click()
    await expect(page).toHaveURL(`${QUESTIONS}#respostas`)
    const all = page
      .getByRole('main')
      .locator('summary')
      .filter({ hasText: / · P\d\d/ })
    await expect(all).toHaveCount(ROWS)
    await all.filter({ hasText: 'P06' }).click()
    await expect(page.getByText(/3 anos depois do mês em que você entrou/).first()).toBeVisible()
  })
})

test('with the keyboard alone one answers and reads the answer', async ({ page }) => {
  await page.goto(QUESTIONS)
  await page.getByRole('radio', { name: 'Ativo', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(
    page.getByRole('radio', { name: 'De 2/1/1999 em diante, ou adaptado' }),
  ).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portabilidade\/resposta\?situacao=ativo&.*contrato=novo&/)
  await expect(heading(page)).toBeVisible()
})

for (const path of [ANSWER, `${ANSWER}?situacao=sem`]) {
  test(`axe finds nothing wrong with ${path}, at any width, and no control is too small`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await axeFaults(page), `${width} px`).toEqual([])
      expect.soft(await smallTargets(page), `${width} px`).toEqual([])
      expect.soft(await scrollsSideways(page), `${width} px`).toBe(false)
    }
  })
}

test('whatever stands in the address, there is an answer, and none of it is shown', async ({
  page,
  request,
}) => {
  const hostile = [
    'situacao=ativo&situacao=sem&situacao=%3Cb%3Exyz',
    `contrato=${'xyz'.repeat(2000)}`,
    'mes=xyz&ano=%00&soube=%0d%0axyz&saida=2026-99-99',
    'xyz=1&__proto__=xyz&constructor[prototype]=xyz',
    '%E0%A4%A=xyz&&&===',
  ]
  for (const query of hostile) {
    const answer = await request.get(`${ANSWER}?${query}`)
    expect.soft(answer.status(), query).toBe(200)
    expect.soft(answer.headers()['cache-control'], query).toBe('no-store')
    expect.soft(await answer.text(), query).not.toContain('xyz')
  }
  await page.goto(ANSWER)
  await expect(page.getByRole('main')).toContainText('Você deixou tudo em branco.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin')
})
