import { dayOf } from '@elos/content/parts/time/day'
import { type FieldProblem, problemAt } from '../../base/rules/check.ts'

/** The fields of an article that say from when until when the site shows it. */
export interface ArticleDates {
  /** A moment, in UTC. */
  publishAt?: string
  /** The ISO day on which it leaves. */
  unpublishOn?: string
}

/** Check that an article does not leave the site before it is there. */
export function checkArticleDates(article: ArticleDates | undefined): FieldProblem[] {
  const { publishAt, unpublishOn } = article ?? {}
  if (!publishAt || !unpublishOn || Number.isNaN(Date.parse(publishAt))) return []
  if (unpublishOn > dayOf(new Date(publishAt))) return []
  const message =
    'O artigo sairia antes de aparecer. Escolha um dia depois do que está em “Agendar para”.'
  return [problemAt('unpublishOn', message)]
}
