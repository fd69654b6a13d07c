import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { formWords } from '@elos/ui/words/form'
import { expect, test } from 'vitest'
import { loadAllPages } from '../../firstContent.ts'

const everyPage = await loadAllPages()

test.each(['/politica-privacidade', '/termos-uso'])(
  '%s names each button that sends a request without the chat',
  (path) => {
    const page = everyPage.find(({ route }) => route.path === path)
    const markup = page ? render(renderPage(page)) : ''
    const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'))
    for (const button of [formWords.sendWithoutChat, 'Solicitar Cotação']) {
      expect(main).toContain(button)
    }
  },
)
