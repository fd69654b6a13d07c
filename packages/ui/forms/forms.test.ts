import { checkPartner, checkQuote, type QuoteSubject } from '@elos/leads'
import { PARTNER_FIELDS } from '@elos/leads/partner/questions'
import { AGE_BANDS } from '@elos/leads/quote/bands'
import { fieldsAbout, presetAnswers } from '@elos/leads/quote/subject'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render.ts'
import { nativeBind } from './bind.ts'
import { PartnerForm } from './PartnerForm.tsx'
import { PortabilityForm } from './PortabilityForm.tsx'
import { QuoteForm } from './QuoteForm.tsx'

function formOf(markup: string) {
  const { document } = new Window()
  document.body.innerHTML = markup
  return document.body
}

const quoteAbout = (
  subject?: QuoteSubject,
  values: Record<string, string> = presetAnswers(subject),
  errors?: Record<string, string>,
) =>
  formOf(
    render(
      createElement(QuoteForm, {
        id: 'cotacao',
        bind: nativeBind('cotacao', values, errors),
        subject,
        choices: {
          carriers: [
            { value: 'bradesco', label: 'Bradesco Saúde' },
            { value: 'amil', label: 'Amil' },
          ],
          callTimes: ['manha', 'sabado'],
        },
      }),
    ),
  )

const quote = quoteAbout()

const partner = formOf(
  render(createElement(PartnerForm, { id: 'candidatura', bind: nativeBind('candidatura') })),
)

const portability = formOf(
  render(createElement(PortabilityForm, { questions: [{ id: 'since', label: 'Desde quando?' }] })),
)

/** The names of the controls that match a selector. */
const names = (form: typeof quote, selector = '[name]') => [
  ...new Set([...form.querySelectorAll(selector)].map((control) => control.getAttribute('name'))),
]

/** The limits that a form states in its markup: each control's name and `maxlength`. */
const limits = (form: typeof quote) =>
  [...form.querySelectorAll('[maxlength]')].map((control) => ({
    name: control.getAttribute('name') ?? '',
    max: Number(control.getAttribute('maxlength')),
  }))

/** The answers that reveal the last question of the partner form. */
const BROKER = { isCorretor: 'sim', vendePlanoSaude: 'nao' }

describe.each([
  ['quote request', quote, (fields: object) => checkQuote({ ...fields })],
  ['partner application', partner, (fields: object) => checkPartner({ ...BROKER, ...fields })],
])('the limits of the %s', (_name, form, check) => {
  /** The error of a field with a text of this length. */
  const errorOf = (name: string, length: number) => {
    const result = check({ [name]: 'x'.repeat(length) })
    return result.ok ? undefined : result.errors[name]
  }

  test.each(limits(form))('are those of the rules: $name, $max', ({ name, max }) => {
    const tooLong = `Use no máximo ${max} caracteres.`
    expect(errorOf(name, max)).not.toBe(tooLong)
    expect(errorOf(name, max + 1)).toBe(tooLong)
  })

  test('are stated for every field of text', () => {
    const typed = [
      ...form.querySelectorAll('input:not([inputmode=numeric], [type=radio]), textarea'),
    ]
    expect(limits(form)).toHaveLength(typed.length)
  })
})

test.each([
  ['quote request', quote],
  ['partner application', partner],
  ['portability check', portability],
])(
  'the %s leaves every answer to browsers that restore it, which they do not with autocomplete off',
  (_name, form) => {
    expect(form.querySelectorAll('[autocomplete=off]')).toHaveLength(0)
  },
)

test('the portability check asks for a whole year', () => {
  const year = portability.querySelector('[name=ano]')
  expect(['minlength', 'maxlength'].map((name) => year?.getAttribute(name))).toEqual(['4', '4'])
})

describe.each([
  ['quote request', quote, fieldsAbout(), ['name', 'email', 'phone'], checkQuote({})],
  [
    'partner application',
    partner,
    [...PARTNER_FIELDS],
    ['nome', 'email', 'cidade', 'isCorretor'],
    checkPartner({}),
  ],
])('the %s', (_name, form, fields, required, unanswered) => {
  test('has the fields of the data contract', () => {
    expect(names(form)).toEqual(fields)
    expect(form.querySelector('[name=email]')?.getAttribute('type')).toBe('email')
  })

  test('requires only what is always shown, as its rules do', () => {
    expect(names(form, '[required]')).toEqual(required)
    expect(unanswered.ok ? [] : Object.keys(unanswered.errors)).toEqual(required)
  })

  test('has the city that browsers know', () => {
    expect(form.querySelector('[name=cidade]')?.getAttribute('autocomplete')).toBe('address-level2')
  })

  test('labels every control', () => {
    const controls = [...form.querySelectorAll('input, select, textarea')]
    expect(controls.length).toBeGreaterThan(5)
    expect(controls.filter((control) => !control.closest('label')?.textContent?.trim())).toEqual([])
  })

  test('names every group of controls', () => {
    const groups = [...form.querySelectorAll('fieldset')]
    const named = (group: (typeof groups)[number]) =>
      group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent
    expect(groups.filter((group) => !named(group))).toEqual([])
  })

  test('is sent without script', () => {
    const element = form.querySelector('form')
    expect(element?.getAttribute('method')).toBe('post')
    expect(element?.getAttribute('action')).toMatch(/^\/api\//)
    expect(form.querySelectorAll('button[type=submit]')).toHaveLength(1)
  })

  test('links to the privacy policy', () => {
    expect(form.querySelector('a[href="/politica-privacidade"]')).not.toBeNull()
  })
})

describe('the quote request', () => {
  test.each<[string, QuoteSubject | undefined, string[]]>([
    ['health', undefined, [...AGE_BANDS]],
    ['a company', { kind: 'company', name: 'Plano Empresarial' }, ['pessoas', ...AGE_BANDS]],
    ['a life', { kind: 'life', name: 'Seguro de Vida' }, ['idade']],
    ['a fleet', { kind: 'fleet', name: 'Seguro de Frotas' }, ['veiculos']],
  ])(
    'about %s asks for its numbers in fields of text, on a numeric keyboard',
    (_, subject, asked) => {
      const form = quoteAbout(subject)
      expect(names(form, '[inputmode=numeric]:not([type])')).toEqual(asked)
      expect(names(form, '[type=number]')).toEqual([])
    },
  )

  test('offers the carriers that quote, and the four kinds of plan', () => {
    const values = (name: string) =>
      [...quote.querySelectorAll(`[name=${name}] option`)].map((option) =>
        option.getAttribute('value'),
      )
    expect(values('operadora')).toEqual(['', 'bradesco', 'amil'])
    expect(values('tipo')).toEqual(['', 'corporativo', 'familiar', 'individual', 'senior'])
  })

  const SENIOR = { kind: 'health', name: 'Plano Sênior', planType: 'senior' } as const

  test.each([
    ['nothing in particular', undefined],
    ['a plan, whose type it presets', SENIOR],
    ['an insurance', { kind: 'insurance', name: 'Seguro Viagem' } as const],
  ])('about %s asks three things, and folds the others', (_, subject) => {
    const form = quoteAbout(subject)
    const inSight = [...form.querySelectorAll('[name]:not([type=hidden])')].filter(
      (control) => !control.closest('details'),
    )
    const asked = inSight.map((control) => control.getAttribute('name'))
    expect(asked).toEqual(['name', 'email', 'phone'])
    expect(form.querySelectorAll('details[open]')).toHaveLength(0)
  })

  test.each([
    ['no answer', {}, {}, []],
    ['the answers of its subject alone', { tipo: 'senior', message: '' }, {}, []],
    ['another answer', { tipo: 'individual' }, {}, ['Quer contar mais?']],
    ['a message', { tipo: 'senior', message: 'Olá' }, {}, ['Quer contar mais?']],
    [
      'a wrong answer of its subject',
      { tipo: 'senior' },
      { tipo: 'Escolha' },
      ['Quer contar mais?'],
    ],
    [
      'a band of the audience',
      { tipo: 'senior', '59oumais': '2' },
      {},
      ['Quer contar mais?', 'Prefere dizer quantas pessoas há em cada faixa?'],
    ],
    [
      'a band of other ages',
      { tipo: 'senior', '00a18': '200' },
      { '00a18': 'Use até 99.' },
      [
        'Quer contar mais?',
        'Prefere dizer quantas pessoas há em cada faixa?',
        'Há pessoas de outras idades?',
      ],
    ],
  ])('that comes back with %s shows it', (_, values, errors, open) => {
    const folds = quoteAbout(SENIOR, values, errors).querySelectorAll('details[open]')
    const titles = [...folds].map((fold) => fold.querySelector('summary')?.textContent)
    expect(titles).toEqual(open)
  })

  test('that a visitor opens with a question shows it, and who she said that contracts', () => {
    const question = 'Vende a MEI? A partir de quantas vidas?'
    const form = quoteAbout({ kind: 'health', name: 'Amil', applicant: 'mei', question })
    expect(form.querySelector('textarea[name=message]')?.textContent).toBe(question)
    expect(form.querySelector('details[open]')?.textContent).toContain(question)
    expect(form.querySelector('[name=empresa] [selected]')?.textContent).toBe('MEI')
  })

  test('about a plan for seniors offers no company, and other ages only on request', () => {
    const form = quoteAbout(SENIOR)
    const types = [...form.querySelectorAll('[name=tipo] option')]
    expect(types.map((option) => option.textContent)).not.toContain('Para a empresa')
    const first = form.querySelector('[aria-label="Pessoas por faixa de idade"]')
    expect(names(formOf(first?.outerHTML ?? ''))).toEqual(['49a53', '54a58', '59oumais'])
    const others = form.querySelector('[name="00a18"]')?.closest('details')
    expect(others?.querySelector('summary')?.textContent).toBe('Há pessoas de outras idades?')
    expect(names(form)).toEqual(expect.arrayContaining(fieldsAbout(SENIOR)))
  })
})
