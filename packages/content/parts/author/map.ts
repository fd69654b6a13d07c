import type { ArticleQueryResult } from '../../generated/sanity.types.ts'
import { mapImage } from '../image/map.ts'
import { routeHref } from '../link/href.ts'
import type { Loose } from '../read/loose.ts'
import { readOptionalText, readText } from '../read/values.ts'
import type { View } from '../read/view.ts'

type Result = NonNullable<Loose<ArticleQueryResult>>['author']

/** A person who writes or reviews articles. */
export type Author = View<typeof mapPerson>

/** Maps the person whom an article names; undefined without a name. */
export const mapAuthor = (raw: Result): Author | undefined =>
  readOptionalText(raw?.name) ? mapPerson(raw) : undefined

/** Maps a person. */
export function mapPerson(raw: Result) {
  return {
    name: readText(raw?.name),
    /** The role of the person: 'corretora de seguros'. */
    role: readText(raw?.role),
    /** The registration with the council of the profession, as the person writes it: 'Susep nº 201012345'. */
    registration: readOptionalText(raw?.registration),
    /** A sentence or two about the person. */
    note: readOptionalText(raw?.note),
    photo: mapImage(raw?.photo),
    /** The path of the person's page. */
    href: routeHref(raw?.route),
  }
}
