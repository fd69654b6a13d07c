// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toast } from './toast.ts'

test('a toast is announced, by a region that was there before, without taking the focus', () => {
  const region = document.querySelector('[role=status]')
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  toast({ title: 'Cotação solicitada com sucesso!', text: 'Entraremos em contato.' })
  expect(region?.textContent).toContain('Cotação solicitada com sucesso!Entraremos em contato.')
  expect(document.activeElement).toBe(button)
})
