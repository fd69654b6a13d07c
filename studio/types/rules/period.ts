import { publishedId } from '@elos/content/parts/read/publishedId'
import { dayOf } from '@elos/content/parts/time/day'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The fields of a page, or of the announcement, that say from when until when the site shows it. */
export interface Period {
  /** A moment, in UTC. */
  publishAt?: string
  /** The ISO day on which it leaves. */
  unpublishOn?: string
  /** The page to which its address leads then. */
  replacement?: { _ref?: string }
  /** The id of the page; an announcement has none. */
  _id?: string
}

/** Check that what has a period does not leave the site before it is there, and that its address leads elsewhere then. */
export const checkPeriod = (page: Period | undefined): FieldProblem[] => [
  ...checkDays(page ?? {}),
  ...checkReplacement(page ?? {}),
]

function checkReplacement({ _id = '', replacement }: Period): FieldProblem[] {
  if (!_id || replacement?._ref !== publishedId(_id)) return []
  const message = 'É esta mesma página. Escolha outra, ou deixe vazio.'
  return [problemAt('replacement', message)]
}

function checkDays({ publishAt, unpublishOn }: Period): FieldProblem[] {
  if (!publishAt || !unpublishOn || Number.isNaN(Date.parse(publishAt))) return []
  if (unpublishOn > dayOf(new Date(publishAt))) return []
  const message = 'Sairia antes de aparecer. Escolha um dia depois do que está em “Agendar para”.'
  return [problemAt('unpublishOn', message)]
}
