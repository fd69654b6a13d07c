import { brazilianDay, dayOf } from '@elos/content/parts/time/day'
import { campaignNameOf } from '../campaigns.ts'
import { titleOfChoice } from '../choices.ts'
import type { SheetLead } from '../leadsSheet.ts'

/** The values that the leads of a list must have; '' where any will do. */
export type Wanted = Record<'assignee' | 'kind' | 'day' | 'campaign', string>

interface Counted {
  value: string
  count: number
}

/** A list of values that staff choose from. */
interface Filter {
  name: Exclude<keyof Wanted, 'assignee'>
  label: string
  /** The choice of all values. */
  all: string
  read: (lead: SheetLead) => string | null | undefined
  titleOf: (value: string) => string | undefined
  compare: (one: Counted, other: Counted) => number
}

const mostFirst = (one: Counted, other: Counted) =>
  other.count - one.count || one.value.localeCompare(other.value, 'pt-BR')

/** The filters above a list of leads, in order. */
export const FILTERS: readonly Filter[] = [
  {
    name: 'kind',
    label: 'Tipo',
    all: 'Todos os tipos',
    read: ({ kind }) => kind,
    titleOf: titleOfChoice,
    compare: mostFirst,
  },
  {
    name: 'day',
    label: 'Dia',
    all: 'Todos os dias',
    read: ({ submittedAt }) => submittedAt && dayOf(new Date(submittedAt)),
    titleOf: brazilianDay,
    compare: (one, other) => other.value.localeCompare(one.value),
  },
  {
    name: 'campaign',
    label: 'Campanha',
    all: 'Todas as campanhas',
    read: campaignNameOf,
    titleOf: (name) => name,
    compare: mostFirst,
  },
]

/** Counts the leads that have each value of a filter. The chosen one is listed even when none has it any more. */
export function countValues(
  leads: readonly SheetLead[],
  { read, compare }: Filter,
  chosen: string,
): Counted[] {
  const values = leads.flatMap((lead) => read(lead) || [])
  const groups = Map.groupBy(values, (value) => value)
  if (chosen && !groups.has(chosen)) groups.set(chosen, [])
  return [...groups].map(([value, { length: count }]) => ({ value, count })).sort(compare)
}

/** Whether a lead has every value that is wanted. */
export const isWanted = (lead: SheetLead, wanted: Wanted): boolean =>
  (!wanted.assignee || lead.assignee === wanted.assignee) &&
  FILTERS.every(({ name, read }) => !wanted[name] || read(lead) === wanted[name])
