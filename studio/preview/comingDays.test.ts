import { expect, test } from 'vitest'
import { comingDays } from './comingDays.ts'

const now = new Date('2026-11-23T12:00:00Z')

const claim = (title: string, fields: object) => ({ _id: title, _type: 'claim', title, ...fields })
const article = (title: string, fields: object) => ({
  _id: title,
  _type: 'article',
  title,
  ...fields,
})
const legal = (title: string, fields: object) => ({
  _id: title,
  _type: 'legalPage',
  title,
  ...fields,
})

const documents = [
  claim('Amil: mensalidade inicial', {
    kind: 'price',
    amount: 150,
    validUntil: '2026-12-31',
    next: { amount: 170, validFrom: '2027-01-01', validUntil: '2027-12-31' },
  }),
  claim('Desconto', { kind: 'percent', amount: 5, validUntil: '2026-12-31' }),
  claim('Antigo preço', { kind: 'price', amount: 90, asOf: '2026-05-01' }),
  claim('Vencido', { kind: 'price', amount: 1, validUntil: '2026-01-31' }),
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    holidays: [
      { _key: 'a', date: '2026-12-25', name: 'Natal' },
      { _key: 'b', date: '2026-11-29' },
    ],
    announcement: {
      text: 'Sem atendimento.',
      publishAt: '2026-12-01T12:00:00Z',
      unpublishOn: '2026-12-18',
    },
  },
  // An answer of who may contract holds for 90 days; a claim states the age for 180.
  {
    _id: 'drafts.carrier-amil',
    _type: 'carrier',
    name: 'Amil',
    factsSource: 'Manual',
    factsAsOf: '2026-09-02',
    facts: {
      mei: { state: 'sim' },
      empresa: { state: 'sim' },
      idade: { state: 'depende', claim: { _ref: 'idade' } },
      carencia: { state: 'confirmar' },
      reembolso: { state: 'sim', source: 'Carta', asOf: '2025-11-24' },
    },
  },
  {
    ...claim('Idade', { kind: 'duration', amount: 49, source: 'Tabela', asOf: '2026-05-30' }),
    _id: 'drafts.idade',
    next: { amount: 50, validFrom: '2026-11-23', asOf: '2026-06-04' },
  },
  article('Carência', { publishAt: '2027-01-02T02:00:00Z' }),
  { _id: 'p', _type: 'freePage', name: 'Promoção', unpublishOn: '2026-12-01' },
  legal('Termos', { version: '1.1', updatedAt: '2026-12-01' }),
  legal('Privacidade', { version: '2.1', updatedAt: '2026-11-23' }),
  { _id: 'g', _type: 'draftGroup', name: 'Tabela', dueAt: '2026-12-01T03:00:00Z' },
  {
    _id: 't',
    _type: 'priceTable',
    carrier: { _ref: 'carrier-amil' },
    line: 'Bronze',
    validFrom: '2026-12-01',
    validUntil: '2027-12-31',
  },
  article('Antigo', { unpublishOn: '2026-11-23' }),
  article('Sem dia', { unpublishOn: '2026-12-1' }),
  article('Carta', { unpublishOn: '2026-12-01' }),
]

test('the days to come have what visitors will see on them', () => {
  const days = comingDays(documents, now)
  expect(
    days.map(({ day, changes }) => [
      day,
      ...changes.map(({ text }) => text.replaceAll('\u00a0', ' ')),
    ]),
  ).toEqual([
    ['2026-11-24', 'Amil: 1 resposta a reconfirmar'],
    [
      '2026-12-01',
      'Entra o aviso “Sem atendimento.”',
      'Amil: 3 respostas a reconfirmar',
      'Sai a página “Promoção”',
      'Passa a valer a versão 1.1 de “Termos”',
      'Publicar o grupo “Tabela”',
      'Passa a valer a tabela de preços “Amil Bronze”',
      'Sai o artigo “Carta”',
    ],
    [
      '2026-12-18',
      'O contato avisa o horário de 25/12/2026 (Natal)',
      'Sai o aviso “Sem atendimento.”',
    ],
    [
      '2027-01-01',
      'Amil: mensalidade inicial: R$ 170',
      'Desconto: percentual a confirmar',
      'Entra o artigo “Carência”',
    ],
    ['2027-05-01', 'Antigo preço: R$ 90 (confirme o valor atual)'],
    [
      '2028-01-01',
      'Amil: mensalidade inicial: sob consulta',
      'Termina a tabela de preços “Amil Bronze”',
    ],
  ])
})

test('what comes later today is still to come, and what has come this morning is not', () => {
  const today = [
    article('À tarde', { publishAt: '2026-11-23T18:00:00Z' }),
    article('De manhã', { publishAt: '2026-11-23T11:00:00Z', unpublishOn: '2026-11-24' }),
    { _id: 'g', _type: 'draftGroup', name: 'Tabela', dueAt: '2026-11-23T18:00:00Z' },
  ]
  expect(
    comingDays(today, now).map(({ day, changes }) => [day, ...changes.map(({ text }) => text)]),
  ).toEqual([
    ['2026-11-23', 'Entra o artigo “À tarde”'],
    ['2026-11-24', 'Sai o artigo “De manhã”'],
  ])
})

test('a change of the settings leads to the field it comes from', () => {
  const changes = comingDays(documents, now).flatMap((day) => day.changes)
  const ofSettings = changes.filter(({ document }) => document._type === 'siteSettings')
  expect(ofSettings.map(({ field }) => field)).toEqual(['announcement', 'holidays', 'announcement'])
})
