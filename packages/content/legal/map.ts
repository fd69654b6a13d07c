import type { LegalPageQueryResult } from '../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { optionalWords, token, words } from '../read/values.ts'
import { mapOptionalText, mapRichText } from '../text/map.ts'
import type { Legal } from './type.ts'

/** A legal or institutional text. */
export function mapLegal(raw: NonNullable<Loose<LegalPageQueryResult>>, now: Date): Legal {
  return {
    title: words(raw.title),
    version: optionalWords(raw.version),
    updatedAt: token(raw.updatedAt),
    lead: mapOptionalText(raw.lead, now),
    body: mapRichText(raw.body, now),
  }
}
