// @vitest-environment happy-dom
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, expect, test } from 'vitest'
import { toast } from './toast.ts'

afterEach(() => virtual.stop())

test('a toast is announced without taking the focus', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.textContent = 'Solicitar Cotação'
  button.focus()
  await virtual.start({ container: document.body })
  toast({
    title: 'Cotação solicitada com sucesso!',
    text: 'Nossa equipe entrará em contato em até 2 horas.',
  })
  await expect
    .poll(() => virtual.spokenPhraseLog())
    .toContainEqual(
      expect.stringMatching(
        /^polite: .*Cotação solicitada com sucesso!.*Nossa equipe entrará em contato em até 2 horas\./,
      ),
    )
  expect(document.activeElement).toBe(button)
})
