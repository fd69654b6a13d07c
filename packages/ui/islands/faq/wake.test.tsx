// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { wake } from './wake.tsx'

const QUESTIONS = ['Quanto ganho de comissão?', 'Quando recebo a comissão?', 'Preciso de contrato?']

beforeEach(async () => {
  document.body.innerHTML = `
    <div data-size="6">
      <form><input type="search" aria-label="Buscar"><input type="hidden" name="categoria"></form>
      <div role="status"></div>
      <div class="questions">${QUESTIONS.map((question) => `<details><summary>${question}</summary></details>`).join('')}</div>
      <div></div>
    </div>`
  await wake(document.querySelector('div') ?? document.body)
  await virtual.start({ container: document.body })
})
afterEach(async () => {
  await virtual.stop()
  // The address follows after a rest, which must be over before the document is gone.
  await expect.poll(() => location.hash).toBe('#faq')
  history.replaceState(null, '', '/')
})

function search(text: string): void {
  const input = document.querySelector('input')
  if (!input) throw new Error('There is no search box')
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the search among questions says how many it found', () => {
  test.each([
    ['comissao', 'polite: 2 resultados encontrados'],
    ['contrato', 'polite: 1 resultado encontrado'],
  ])('of “%s”', async (text, announced) => {
    search(text)
    await expect.poll(() => virtual.spokenPhraseLog()).toContainEqual(announced)
  })

  test('and that it found none', async () => {
    search('xyzxyz')
    await expect
      .poll(() => virtual.spokenPhraseLog())
      .toContainEqual(expect.stringContaining('Nenhum resultado encontrado'))
  })
})
