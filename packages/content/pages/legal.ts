import { defineQuery } from 'groq'
import type { LegalPageQueryResult } from '../generated/sanity.types.ts'
import { versionPath } from '../parts/address/path.ts'
import { inForce } from '../parts/legal/query.ts'
import { routeHref } from '../parts/link/href.ts'
import { ownRoute, richText, shortText } from '../parts/projections.ts'
import type { Loose } from '../parts/read/loose.ts'
import type { Query } from '../parts/read/query.ts'
import { readFlag, readList, readOptionalToken, readText, readToken } from '../parts/read/values.ts'
import type { View } from '../parts/read/view.ts'
import { mapOptionalText, mapRichText } from '../parts/text/map.ts'
import { dayOf, daysAfter, isDay, startOfDay } from '../parts/time/day.ts'
import { kind } from './kind.ts'

export const legalPageQuery: Query<LegalPageQueryResult> =
  defineQuery(`*[_type == "legalPage" && _id == $id][0]{
  _id, updatedAt, "holdsFrom": updatedAt, former[]{version, updatedAt}, showsDataOfficer, ${ownRoute},
  "shown": coalesce(former[version == $version][0], ${inForce}){
    version, title, lead[]{${shortText}}, body[]{${richText}}
  }
}`)

/** A legal or institutional text. */
export type Legal = View<typeof mapLegal>

function mapLegal(raw: NonNullable<Loose<LegalPageQueryResult>>, now: Date) {
  const former = formerOf(raw)
  const isOver = (until: string | undefined) => until !== undefined && until < dayOf(now)
  const asked = readOptionalToken(raw.shown?.version)
  const held = former.find(({ version }) => version === asked)
  // A text that is over states what was true on its last day.
  const then = isOver(held?.until) ? startOfDay(held?.until ?? '') : now
  return {
    title: readText(raw.shown?.title),
    version: asked,
    /** The ISO day from which this version holds. */
    from: held?.from ?? readToken(raw.updatedAt),
    /** The last ISO day of this version, when another one follows. */
    until: held?.until,
    lead: mapOptionalText(raw.shown?.lead, then),
    /** Whether the page shows the contact of the data protection officer. */
    showsDataOfficer: readFlag(raw.showsDataOfficer),
    body: mapRichText(raw.shown?.body, then),
    /** The path of the version in force; undefined when this one is. */
    current: isOver(held?.until) ? routeHref(raw.route) : undefined,
    /** The versions that are over, the newest first. */
    former: former.filter(({ until }) => isOver(until)),
  }
}

/** The versions before the newest one, each of which holds until the day before the next one. */
function formerOf({ updatedAt, former, route }: NonNullable<Loose<LegalPageQueryResult>>) {
  const versions = readList(former, (each) => {
    const version = readOptionalToken(each.version)
    return version === undefined ? undefined : { version, from: readToken(each.updatedAt) }
  })
  return versions.map(({ version, from }, index) => ({
    version,
    from,
    until: dayBefore(versions[index - 1]?.from ?? readToken(updatedAt)),
    href: versionPath(routeHref(route) ?? '', version),
  }))
}

const dayBefore = (day: string) => (isDay(day) ? daysAfter(day, -1) : undefined)

export const legal = kind({
  type: 'legalPage',
  title: 'Páginas legais e institucionais',
  documents: { sortedBy: 'title' },
  query: legalPageQuery,
  map: (raw, now): Legal => mapLegal(raw, now),
  sharing: ({ from }) => ({
    figure: from ? { text: from.slice(0, 4), label: 'última atualização' } : undefined,
  }),
})
