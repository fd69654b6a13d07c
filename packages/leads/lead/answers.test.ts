import { expect, test } from 'vitest'
import { partnerMessage } from '../partner/message.ts'
import { quoteMessage } from '../quote/message.ts'
import { answerLines } from './answers.ts'
import { type Lead, leadOf } from './schema.ts'

const NOW = new Date('2026-11-21T17:05:00Z')
const ORIGIN = { key: 'a-key-of-sixteen-or-more', page: '/', consent: '1' } as const

const CARRIERS = [{ value: 'amil', label: 'Amil' }]

const QUOTE = {
  name: 'Maria',
  email: 'maria@exemplo.com.br',
  phone: '(11) 98888-7777',
  operadora: 'amil',
  tipo: 'familiar',
  faixaEtaria: { '34a38': 2, '00a18': 1 },
  message: 'Rede na Lapa.',
} as const

const APPLICATION = {
  nome: 'João',
  email: 'joao@exemplo.com.br',
  cidade: 'Campinas/SP',
  isCorretor: 'sim',
  vendePlanoSaude: 'nao',
  tiposSeguros: 'Auto',
} as const

const linesOf = (lead: Lead) => answerLines(lead, CARRIERS).map(({ answer }) => answer)

test('the chat message contains every answer', () => {
  for (const line of linesOf(leadOf({ ...ORIGIN, kind: 'quote', answers: QUOTE }, NOW)))
    for (const part of line.split('\n')) expect(quoteMessage(QUOTE, '', CARRIERS)).toContain(part)
  for (const line of linesOf(leadOf({ ...ORIGIN, kind: 'partner', answers: APPLICATION }, NOW)))
    expect(partnerMessage(APPLICATION, '')).toContain(line)
})
