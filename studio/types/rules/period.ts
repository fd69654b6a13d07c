import { dayOf } from '@elos/content/parts/time/day'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The fields of a page, or of the announcement, that say from when until when the site shows it. */
export interface Period {
  /** A moment, in UTC. */
  publishAt?: string
  /** The ISO day on which it leaves. */
  unpublishOn?: string
}

/** Check that what has a period does not leave the site before it is there. */
export function checkPeriod(page: Period | undefined): FieldProblem[] {
  const { publishAt, unpublishOn } = page ?? {}
  if (!publishAt || !unpublishOn || Number.isNaN(Date.parse(publishAt))) return []
  if (unpublishOn > dayOf(new Date(publishAt))) return []
  const message = 'Sairia antes de aparecer. Escolha um dia depois do que está em “Agendar para”.'
  return [problemAt('unpublishOn', message)]
}
