import { expect, test } from 'vitest'
import { mailOf, noticeOf } from './message.ts'

const LINK = 'https://studio.exemplo.com.br/intent/edit/id=lead.1;type=lead'
const LEAD = {
  kind: 'quote',
  name: 'Maria José da Silva',
  reference: 'A3F09C',
  about: 'Amil',
  deadline: '2026-11-27T13:30:00Z',
} as const

test('the e-mail says who asks for what, by when, and where to answer', () => {
  expect(mailOf(noticeOf(LEAD, LINK), false)).toEqual({
    subject: 'Cotação: Amil de Maria (A3F09C)',
    text: `Chegou um pedido pelo site.

Cotação: Amil
Nome: Maria
Código: A3F09C
Responder até: sexta-feira, 27/11, 10:30 (Brasília)

Assumir e responder:
${LINK}

Os dados da pessoa ficam só no Studio. Este aviso é automático.
`,
  })
})

test('the e-mail and its reminder say who is to be called, and of nobody else', () => {
  const lines = (prefersCall: boolean | null, isReminder: boolean) =>
    mailOf(noticeOf({ ...LEAD, prefersCall }, LINK), isReminder).text.split('\n')
  const toBeCalled = 'Prefere uma ligação: não usa WhatsApp.'
  for (const isReminder of [false, true]) {
    expect(lines(true, isReminder)).toContain(toBeCalled)
    expect(lines(null, isReminder)).not.toContain(toBeCalled)
  }
})

test('the reminder says so at once', () => {
  const { subject, text } = mailOf(noticeOf(LEAD, LINK), true)
  expect(subject).toBe('Prazo às 10:30: Cotação: Amil de Maria (A3F09C)')
  expect(text).toMatch(/^Ninguém assumiu este pedido ainda, e o prazo está no fim\.\n/)
})

test('a field that is not known is left out', () => {
  const { subject, text } = mailOf(
    noticeOf({ kind: 'partner', name: 'https://golpe.example' }, LINK),
    false,
  )
  expect(subject).toBe('Candidatura a parceiro')
  expect(text).not.toMatch(/Nome|Código|Responder até|golpe/)
})
