import { expect, test } from 'vitest'
import { searchLeads } from './searchLeads.ts'

const leads = [
  {
    name: 'José da Silva',
    email: 'jose@exemplo.com.br',
    phone: '5511988887777',
    answers: [{ question: 'Cidade', answer: 'São Caetano' }],
  },
  { name: 'Ana Silva', phone: '5521977776666', history: [{ text: 'Ligar à tarde' }] },
  { name: null },
]

const found = (search: string) => searchLeads(leads, search).map(({ name }) => name)

test.each([
  ['silva', ['José da Silva', 'Ana Silva']],
  ['SILVA jose', ['José da Silva']],
  ['sao caetano', ['José da Silva']],
  ['tarde', ['Ana Silva']],
  ['(11) 98888-7777', ['José da Silva']],
  ['@exemplo', ['José da Silva']],
  ['pereira', []],
])('%s finds %j', (search, names) => {
  expect(found(search)).toEqual(names)
})

test('an empty search finds every lead', () => {
  expect(found('  ')).toHaveLength(leads.length)
})
