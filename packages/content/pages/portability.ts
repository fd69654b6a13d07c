import { defineQuery } from 'groq'
import type { PortabilityPageQueryResult } from '../generated/sanity.types.ts'
import { mapHeading } from '../parts/landing/heading.ts'
import { mapLinks } from '../parts/link/map.ts'
import { mapTable } from '../parts/portability/map.ts'
import { QUESTION_IDS } from '../parts/portability/questions.ts'
import { headingFields, linkFields } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readText, readTexts } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { sectionIn } from '../sections/kinds.ts'
import { waitsFields } from '../sections/waits.ts'
import { kind } from './kind.ts'

export const portabilityPageQuery: Query<PortabilityPageQueryResult> =
  defineQuery(`*[_type == "portabilityPage" && _id == $id][0]{
  _id, ${headingFields},
  questions{situation, contract, entry, since, payments, guide},
  rows[]{
    name, state, cases[]{situation, contract, wait, payments, guide},
    answer, detail, papers, next, norms[]{norm, article}, checkedBy, checkedAt
  },
  openPoints[]{text, cases[]{situation, contract, wait, payments, guide}},
  always, links[]{${linkFields}}, norms[]{name, url, isChanging}, waits{${waitsFields}}
}`)

/** The subject of the page 'Posso levar minha carência?'. */
export type Portability = View<typeof mapPortability>

const mapPortability = (raw: NonNullable<Loose<PortabilityPageQueryResult>>, now: Date) => ({
  ...mapHeading(raw, now),
  /** The questions in the order of the form. */
  questions: QUESTION_IDS.map((id) => ({ id, label: readText(raw.questions?.[id]) })),
  ...mapTable(raw),
  /** The lines for all cases. */
  always: readTexts(raw.always),
  /** The links of an answer: the first is its button. */
  links: mapLinks(raw.links),
  /** The waiting times of somebody who does not take them along. */
  sections: sectionIn('waits', raw.waits, now, { id: 'prazos' }),
})

export const portability = kind({
  type: 'portabilityPage',
  title: 'Portabilidade',
  documents: 'one',
  query: portabilityPageQuery,
  map: (raw, now): Portability => mapPortability(raw, now),
})
