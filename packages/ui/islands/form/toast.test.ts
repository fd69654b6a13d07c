// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, it } from 'vitest'
import { quoteForm } from '../../text/quoteForm.ts'
import { toast } from './toast.ts'

afterEach(() => virtual.stop())

it('a toast is announced, where the visitor is, without taking the focus', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Solicitar Cotação'
  button.focus()
  await virtual.start({ container: document.body })
  toast(quoteForm.requested)
  await expect
    .poll(() => virtual.spokenPhraseLog())
    .toContainEqual(
      expect.stringMatching(
        /^polite: .*Cotação solicitada com sucesso!.*Nossa equipe entrará em contato em até 2 horas\./,
      ),
    )
  expect(document.activeElement).toBe(button)
})
