import { PREFERS_CALL } from '@elos/leads/lead/prefersCall'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render.ts'
import { formWords } from '../words/form.ts'
import { formsTable } from '../words/formsTable.ts'
import { nativeBind } from './bind.ts'
import { ContactSubmit } from './ContactSubmit.tsx'
import { PartnerForm } from './PartnerForm.tsx'
import { QuoteForm } from './QuoteForm.tsx'

/** A subject of each kind, which decides the questions, and none. */
const KINDS = ['health', 'dental', 'carrier', 'company', 'life', 'fleet', 'insurance'] as const
const SUBJECTS = [undefined, ...KINDS.map((kind) => ({ kind, name: 'Plano' }))]

const choices = { carriers: [{ value: 'amil', label: 'Amil' }], callTimes: ['manha'] as const }

/** The forms by their row in the table. */
const FORMS = [
  {
    row: 'Cotação e contato',
    forms: SUBJECTS.map((subject) =>
      createElement(QuoteForm, { id: 'cotacao', bind: nativeBind('cotacao'), choices, subject }),
    ),
  },
  {
    row: 'Candidatura de parceria',
    forms: [createElement(PartnerForm, { id: 'candidatura', bind: nativeBind('candidatura') })],
  },
]

/** The questions of a form, as a visitor reads them: the label of each field, or that of its group, without hints. */
function asked(form: (typeof FORMS)[number]['forms'][number]): string[] {
  const { document } = new Window()
  document.body.innerHTML = render(form)
  for (const part of document.querySelectorAll('small, p, .error, input, select, textarea'))
    part.remove()
  const bands = document.querySelectorAll('.bands')
  for (const band of bands) band.remove()
  return [...document.querySelectorAll('label, legend')]
    .filter((label) => !label.closest('fieldset') || label.matches('legend'))
    .map(({ textContent }) =>
      textContent
        .replace('(opcional)', '')
        .replace(/\(.*\)/, '')
        .trim(),
    )
    .filter(Boolean)
}

/** The values that the named buttons of a form send, by their names. */
const TOLD_BY_BUTTON: Record<string, string> = { [PREFERS_CALL.name]: formWords.callPreference }

describe('the table of what the forms ask', () => {
  test('names what each named button sends', () => {
    const { document } = new Window()
    document.body.innerHTML = render(createElement(ContactSubmit, {}))
    const names = [...document.querySelectorAll('button[name]')].map(
      (button) => button.getAttribute('name') ?? '',
    )
    const cells = formsTable('t')
      .rows.flatMap((row) => row.cells)
      .join()
    expect(names).not.toEqual([])
    for (const name of names) expect(cells).toContain(TOLD_BY_BUTTON[name])
  })

  test.each(FORMS)('has every question of the form “$row”', ({ row, forms }) => {
    const { rows } = formsTable('t')
    const cells = rows.find(({ key }) => key === row)?.cells.join() ?? ''
    const labels = [...new Set(forms.flatMap(asked))]
    expect(labels.length).toBeGreaterThan(6)
    expect(labels.filter((label) => !cells.includes(label))).toEqual([])
  })
})
