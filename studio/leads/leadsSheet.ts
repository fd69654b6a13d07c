import { CAMPAIGN_FIELDS } from '@elos/leads/lead/campaign'
import { brazilianMoment } from '../base/previews/date.ts'
import { CAMPAIGN_TITLES, type StoredCampaign } from './campaigns.ts'
import { CALL_PREFERRED, titleOfChoice } from './choices.ts'
import { readsAsNumber } from './readsAsNumber.ts'

/** A lead as a row of a sheet. */
export interface SheetLead {
  name?: string | null
  email?: string | null
  phone?: string | null
  prefersCall?: boolean | null
  status?: string | null
  kind?: string | null
  reference?: string | null
  /** ISO 8601, UTC. */
  submittedAt?: string | null
  page?: string | null
  campaign?: StoredCampaign | null
  outcome?: string | null
  assignee?: string | null
  notes?: string | null
  history?: readonly { text?: string | null; author?: string | null; at?: string | null }[] | null
  answers?: readonly { question?: string | null; answer?: string | null }[] | null
}

/** The columns of text. Before them stands the day of arrival, which a spreadsheet has to read as a date. */
const COLUMNS: readonly (readonly [title: string, value: (lead: SheetLead) => string])[] = [
  ['Situação', ({ status }) => titleOfChoice(status ?? '') ?? ''],
  ['Resultado', ({ outcome }) => titleOfChoice(outcome ?? '') ?? ''],
  ['Quem cuida', ({ assignee }) => assignee ?? ''],
  ['Tipo', ({ kind }) => titleOfChoice(kind ?? '') ?? ''],
  ['Nome', ({ name }) => name ?? ''],
  ['E-mail', ({ email }) => email ?? ''],
  ['Telefone', ({ phone }) => phone ?? ''],
  [CALL_PREFERRED, ({ prefersCall }) => (prefersCall ? 'Sim' : '')],
  ['Código', ({ reference }) => reference ?? ''],
  ['Página', ({ page }) => page ?? ''],
  ...CAMPAIGN_FIELDS.map(
    (field) =>
      [CAMPAIGN_TITLES[field].title, ({ campaign }: SheetLead) => campaign?.[field] ?? ''] as const,
  ),
  ['Respostas', ({ answers }) => answersOf(answers)],
  [
    'Anotações',
    ({ notes, history }) => [notes ?? '', ...notesOf(history)].filter(Boolean).join('\n'),
  ],
]

const momentOf = (iso: string | null | undefined): string =>
  iso ? brazilianMoment(iso).replace(', ', ' ') : ''

const notesOf = (history: SheetLead['history']): string[] =>
  (history ?? []).map(({ text, author, at }) =>
    [momentOf(at), author ?? '', text ?? ''].filter(Boolean).join(' · '),
  )

const answersOf = (answers: SheetLead['answers']): string =>
  (answers ?? []).map(({ question, answer }) => `${question ?? ''}: ${answer ?? ''}`).join('\n')

/** The blanks before a text that a spreadsheet may leave out: spaces, controls, and characters that nobody sees. */
const LEADING_BLANKS = /^[\s\p{Z}\p{C}\p{DI}\u2800]+/u

/** The beginning of a formula. The minus sign is what a raised hyphen is made into. */
const FORMULA = /^[=+\-\u2212@]/

/**
 * A text of the sheet. An apostrophe stands before what a spreadsheet would run as a formula, since leads come from
 * strangers (OWASP, CSV Injection), or show as another number or date, such as the code '123E45'. Some spreadsheets
 * make wide letters narrow, and leave out blanks, before they look: '＝1' is '=1'.
 */
function textOf(text: string): string {
  const read = text.normalize('NFKC').replace(LEADING_BLANKS, '')
  return /^[\t\r\n]/.test(text) || FORMULA.test(read) || readsAsNumber(read) ? `'${text}` : text
}

const cellOf = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * Leads as a CSV file (RFC 4180) that spreadsheets in Portuguese open as it is: with semicolons, and a mark
 * that it is UTF-8.
 */
export function leadsSheet(leads: readonly SheetLead[]): string {
  const rows = [
    ['Enviado em', ...COLUMNS.map(([title]) => title)],
    ...leads.map((lead) => [
      momentOf(lead.submittedAt),
      ...COLUMNS.map(([, value]) => textOf(value(lead))),
    ]),
  ]
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`
}
