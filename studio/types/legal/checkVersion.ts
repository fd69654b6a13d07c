import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import type { SanityDocument, ValidationContext } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { type ObjectResult, resultOf } from '../../base/rules/check.ts'
import { versionProblems } from './versionProblems.ts'

const PUBLISHED_QUERY = '*[_type == "legalPage" && _id == $id][0]'

/** Check of the version of a legal text against the published one. */
export async function checkVersion(
  draft: SanityDocument | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<ObjectResult> {
  if (!draft) return true
  const published = await context
    .getClient({ apiVersion: API_VERSION })
    .fetch<StoredDocument | null>(
      PUBLISHED_QUERY,
      { id: publishedId(draft._id) },
      { perspective: 'published', tag: 'validation.legal' },
    )
  return published ? resultOf(versionProblems(draft, published, today())) : true
}
