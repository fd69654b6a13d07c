import type { Lead } from '@elos/leads/lead/schema'
import { LEAD_STATUSES } from '@elos/leads/lead/status'
import { choicesOf } from '../base/fields/choice.ts'

const STATUS_TITLES: Record<Lead['status'], { title: string; plural: string }> = {
  nova: { title: 'Nova', plural: 'Novas' },
  'em-contato': { title: 'Em contato', plural: 'Em contato' },
  fechada: { title: 'Fechada', plural: 'Fechadas' },
}

const KIND_TITLES: Record<Lead['kind'], string> = {
  quote: 'Cotação',
  partner: 'Candidatura a parceiro',
}

/** The statuses of a lead, in the order in which staff set them, with what editors read. */
export const LEAD_STATUS_CHOICES = LEAD_STATUSES.map((value) => ({
  value,
  ...STATUS_TITLES[value],
}))

/** The kinds of leads: the form that each came from. */
export const LEAD_KIND_CHOICES = choicesOf(KIND_TITLES)

/** The words for staff about a lead whose author is to be called, not written to. */
export const CALL_PREFERRED = 'Prefere uma ligação'

/** The ways in which a lead ends. */
export const LEAD_OUTCOME_CHOICES = choicesOf({
  contratou: 'Contratou',
  desistiu: 'Desistiu',
  'nao-respondeu': 'Não respondeu',
  'fora-do-perfil': 'Procura o que não vendemos',
})

const TITLES = new Map<string | undefined, string>(
  [...LEAD_STATUS_CHOICES, ...LEAD_KIND_CHOICES, ...LEAD_OUTCOME_CHOICES].map(
    ({ value, title }) => [value, title],
  ),
)

/** The Portuguese title of a status, a kind or an outcome of a lead; undefined for an unknown value. */
export const titleOfChoice = (value: string | undefined): string | undefined => TITLES.get(value)
