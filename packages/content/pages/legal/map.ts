import type { LegalPageQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../../parts/read/loose.ts'
import { readFlag, readOptionalText, readText, readToken } from '../../parts/read/values.ts'
import { mapOptionalText, mapRichText } from '../../parts/text/map.ts'
import type { Legal } from './type.ts'

/** A legal or institutional text. */
export function mapLegal(raw: NonNullable<Loose<LegalPageQueryResult>>, now: Date): Legal {
  return {
    title: readText(raw.title),
    version: readOptionalText(raw.version),
    updatedAt: readToken(raw.updatedAt),
    lead: mapOptionalText(raw.lead, now),
    showsDataOfficer: readFlag(raw.showsDataOfficer),
    body: mapRichText(raw.body, now),
  }
}
