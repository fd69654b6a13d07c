import { expect, type Locator } from '@playwright/test'
import { z } from 'zod'
import { chatAddress, settings, test } from '../support/chat.ts'
import { lake } from '../support/lake.ts'

test.use({ javaScriptEnabled: false })

const pagesSchema = z
  .array(z.object({ path: z.string(), kind: z.string(), message: z.string(), label: z.string() }))
  .min(22)

/** Every page with its own chat message, and the label of the button at its end. */
const pages = pagesSchema.parse(
  await lake.fetch(`*[_type == "route" && subject->_type in ["carrier", "plan", "product", "article"]]
    {path, "kind": subject->_type, "message": subject->chatMessage, "label": subject->closing.label}`),
)

async function expectChat(link: Locator, message: string): Promise<void> {
  await expect(link).toHaveAttribute('href', chatAddress(message))
  await expect(link).toHaveAttribute('target', '_blank')
}

for (const kind of ['carrier', 'plan', 'product', 'article']) {
  test(`every ${kind} page opens the chat with its own message`, async ({ page }) => {
    const ofKind = pages.filter((entry) => entry.kind === kind)
    expect(new Set(ofKind.map(({ message }) => message)).size).toBe(ofKind.length)
    for (const { path, message, label } of ofKind) {
      expect(message).toContain('Vim pelo site da Elos Saúde')
      await page.goto(path)
      const quote = (name: string) =>
        page.getByRole('main').getByRole('link', { name, exact: true })
      if (kind !== 'article') await expectChat(quote('Solicitar Cotação'), message)
      await expectChat(quote(label), message)
    }
  })
}

test('every link to the chat has the message for its place', async ({ page }) => {
  const { portability, floating } = settings.chatMessages
  const { label, message } = settings.developerCredit
  for (const path of ['/', '/parceiros-elos', '/seguro-automotivo-frotas']) {
    await page.goto(path)
    const foot = page.getByRole('contentinfo')
    await expectChat(foot.getByRole('link', { name: 'Portabilidade' }), portability)
    await expectChat(foot.getByRole('link', { name: label }), message)
    await expectChat(page.getByRole('link', { name: 'Conversar pelo WhatsApp' }), floating)
  }
  await page.goto('/')
  const call = page.getByRole('main').getByRole('link', { name: 'Quero fazer a portabilidade' })
  await expectChat(call, portability)
  const contact = page.locator('#contato').getByRole('link', { name: 'Conversar agora' })
  await expectChat(contact, settings.chatMessages.quote)
  await page.goto('/parceiros-elos')
  const partner = page.getByRole('main').getByRole('link', { name: 'Conversar agora' })
  await expectChat(partner, settings.chatMessages.partner)
})
