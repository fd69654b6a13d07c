// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
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
})
afterEach(async () => {
  // The address follows after a rest, which must be over before the document is gone.
  await expect.poll(() => location.hash).toBe('#faq')
  history.replaceState(null, '', '/')
})

test.each([
  ['comissao', '2 resultados encontrados'],
  ['contrato', '1 resultado encontrado'],
  ['xyzxyz', 'Nenhum resultado encontrado'],
])('a search for “%s” announces: %s', async (text, announced) => {
  const input = document.querySelector('input')
  if (input) input.value = text
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain(announced)
})
