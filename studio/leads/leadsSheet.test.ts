import { isBlank } from '@elos/content/parts/letters/blank'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadsSheet } from './leadsSheet.ts'

const [HEADER = '', ...NONE] = leadsSheet([]).slice(1).split('\r\n')

test('a sheet without leads has its header', () => {
  expect(HEADER).toMatch(
    /^Enviado em;Situação;Resultado;Quem cuida;Tipo;Nome;E-mail;Telefone;Prefere uma ligação;Código;/,
  )
  expect(NONE).toEqual([''])
})

test('a lead is a row, in words and in the time of São Paulo', () => {
  const sheet = leadsSheet([
    {
      name: 'Ana',
      email: 'ana@exemplo.com.br',
      status: 'em-contato',
      kind: 'quote',
      submittedAt: '2026-11-23T02:30:00Z',
      assignee: 'Beatriz',
      history: [{ text: 'Ligar à tarde', author: 'Beatriz', at: '2026-11-23T13:00:00Z' }],
      answers: [
        { question: 'Cidade', answer: 'São Paulo; SP' },
        { question: 'Plano', answer: 'o "melhor"' },
      ],
    },
  ])
  expect(sheet).toContain(
    '22/11/2026 23:30;Em contato;;Beatriz;Cotação;Ana;ana@exemplo.com.br;;;;;',
  )
  expect(sheet).toContain(';23/11/2026 10:00 · Beatriz · Ligar à tarde\r\n')
  expect(sheet).toContain('"Cidade: São Paulo; SP\nPlano: o ""melhor"""')
})

test('a row says whether its author is to be called', () => {
  const phone = '(11) 98888-7777'
  expect(leadsSheet([{ phone, prefersCall: true }])).toContain(`;${phone};Sim;`)
  expect(leadsSheet([{ phone }])).toContain(`;${phone};;`)
})

test('a lead has a column for each part of its campaign', () => {
  const campaign = { source: 'google', medium: 'cpc', campaign: 'verao-2027' }
  expect(HEADER).toContain(';Página;Origem;Mídia;Nome da campanha;Termo;Variação;Respostas;')
  expect(leadsSheet([{ page: '/', campaign }])).toContain(';/;google;cpc;verao-2027;;;;')
})

test('a reference and a phone that look like numbers stay texts, and the day of arrival a date', () => {
  const lead = { submittedAt: '2026-11-23T12:30:00Z', phone: '1133334444', reference: '123E45' }
  expect(leadsSheet([lead])).toContain("\r\n23/11/2026 09:30;;;;;;;'1133334444;;'123E45;")
})

test.each(['=1+1', '+551133334444', '-2', '@soma', '\t=1'])(
  'a spreadsheet does not run what a stranger typed: %j',
  (name) => {
    expect(leadsSheet([{ name }])).toContain(`;'${name};`)
  },
)

/** Every character. */
const CHARACTERS = Array.from({ length: 0x110000 }, (_, code) =>
  code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
).filter(Boolean)
const SIGNS = CHARACTERS.filter((character) => /^[=+\-@]/.test(character.normalize('NFKC')))
const BLANKS = CHARACTERS.filter(isBlank)

test('a spreadsheet does not run a formula in wide letters, nor one behind what nobody sees', () => {
  expect(SIGNS).toEqual(expect.arrayContaining(['=', '＝', '﹦', '＋', '－', '＠', '⁺', '₌']))
  expect(BLANKS).toEqual(expect.arrayContaining(['\u00A0', '\u200B', '\uFEFF', '\u3000', '\u0000']))
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...BLANKS), { maxLength: 4 }),
      fc.constantFrom(...SIGNS),
      fc.constantFrom('HYPERLINK("https://golpe.example/x")', 'SUM(A1)', 'cmd|x', '1'),
      (blanks, sign, rest) => {
        const name = `${blanks.join('')}${sign}${rest}`
        const cell = leadsSheet([{ name }]).includes(`'${name.replaceAll('"', '""')}`)
        expect(cell, JSON.stringify(name)).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})

test('no blank and no sign is left out', () => {
  const bare = (name: string) => !leadsSheet([{ name }]).includes(`'${name}`)
  expect(BLANKS.filter((blank) => bare(`${blank}=1+1`))).toEqual([])
  expect(SIGNS.filter((sign) => bare(`${sign}soma`))).toEqual([])
})

test('a code in wide digits stays a text', () => {
  expect(leadsSheet([{ reference: '１２３E45' }])).toContain(";'１２３E45;")
})

test('a stored moment that is none is in its cell as it is, and the other leads too', () => {
  const sheet = leadsSheet([{ submittedAt: 'ontem' }, { name: 'Ana' }])
  expect(sheet).toContain('\r\nontem;')
  expect(sheet).toContain(';Ana;')
})
