import type { DataTable } from '@elos/content'
import type { PartnerField } from '@elos/leads'
import { PARTNER_FIELDS } from '@elos/leads/partner/questions'
import { QUESTION_NAMES, QUESTIONS } from '@elos/leads/quote/questions'
import { formWords } from './form.ts'
import { partnerFormWords } from './partnerForm.ts'
import { personLabels } from './personFields.ts'

const { city, questions, title } = partnerFormWords

/** The label of each field of the partner form. */
const PARTNER_LABELS: Record<PartnerField, string> = {
  nome: personLabels.name,
  email: personLabels.email,
  telefone: personLabels.phone,
  cidade: city.label,
  ...questions,
}

/** The questions of the quote form that somebody is asked: its subject is that of the page. */
const ASKED = QUESTION_NAMES.filter((name) => name !== 'sobre')

/**
 * Everything that the site's forms ask, in the words of the forms. It is made from their fields, so that a privacy
 * policy that shows it names a new field from the day on which a form has it (LGPD, art. 9, I).
 */
export const formsTable = (key: string, caption?: string): DataTable => ({
  _type: 'dataTable',
  _key: key,
  caption,
  header: ['Formulário', 'O que pode perguntar'],
  rows: [
    row('Cotação e contato', [
      ...Object.values(personLabels),
      ...ASKED.map((name) => QUESTIONS[name].label),
      formWords.callPreference,
    ]),
    row(
      title,
      PARTNER_FIELDS.map((name) => PARTNER_LABELS[name]),
    ),
  ],
})

const row = (form: string, labels: readonly string[]) => ({
  key: form,
  cells: [form, labels.join('; ')],
})
