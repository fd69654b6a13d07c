import { dayOf } from '@elos/content/parts/time/day'
import { type ObjectResult, problemAt, resultOf } from '../../base/rules/check.ts'

/** The fields of an article that say from when until when the site shows it. */
export interface ArticleDates {
  /** A moment, in UTC. */
  publishAt?: string
  /** The ISO day on which it leaves. */
  unpublishOn?: string
}

/** Check that an article does not leave the site before it is there. */
export function checkArticleDates(article: ArticleDates | undefined): ObjectResult {
  const { publishAt, unpublishOn } = article ?? {}
  if (!publishAt || !unpublishOn || Number.isNaN(Date.parse(publishAt))) return true
  return resultOf(
    unpublishOn > dayOf(new Date(publishAt))
      ? []
      : [
          problemAt(
            'unpublishOn',
            'O artigo sairia antes de aparecer. Escolha um dia depois do que está em “Agendar para”.',
          ),
        ],
  )
}
