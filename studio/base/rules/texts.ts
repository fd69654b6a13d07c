import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { type Step, stepsOf } from '@elos/content/parts/stored/walk'
import { dayOf } from '@elos/content/parts/time/day'
import { reviewWhileWriting } from '@elos/content/review/review'
import type { SanityClient } from '@sanity/client'
import type { DocumentDefinition, SanityDocument, ValidationContext } from 'sanity'

/** The documents that one is compared with: the claims, and what the claims are about. */
const COMPARED_QUERY = `*[_type in ["claim", "carrier", "plan", "product"]]{
  _id, _type, name, "title": select(_type == "claim" => title), subject, measure, kind, amount, unit,
  qualifier, period, text, validFrom, validUntil, next
}`

/** Milliseconds for which the claims are those that were read: a text is checked after every key. */
const MEMORY_MS = 15_000

let memory: { until: number; compared: Promise<StoredDocument[]> } | undefined

/** Reads the documents that texts are compared with; none where they cannot be read. */
export function readCompared(client: SanityClient): Promise<StoredDocument[]> {
  const now = Date.now()
  if (memory && now < memory.until) return memory.compared
  const compared = client
    .fetch<StoredDocument[]>(
      COMPARED_QUERY,
      {},
      { perspective: 'published', tag: 'validation.texts' },
    )
    // Without an answer nothing is compared; 'Para revisar' finds it once it is published.
    .catch((): StoredDocument[] => [])
  memory = { until: now + MEMORY_MS, compared }
  return compared
}

interface Warning {
  message: string
  path: Step[]
}

/** The path of a paragraph, for one inside it: 'Validação' would show names of Sanity's own, in English. */
function shownPath(steps: Step[]): Step[] {
  const inside = steps.findIndex((step) => step === 'children' || step === 'markDefs')
  return inside < 0 ? steps : steps.slice(0, inside)
}

/** Check of a document's texts, and of the claims in it, by the rules of 'Para revisar'. Each warning stands beside its field. */
async function checkTexts(
  document: SanityDocument | undefined,
  context: Pick<ValidationContext, 'getClient'>,
): Promise<Warning[]> {
  if (!document) return []
  const compared = await readCompared(context.getClient({ apiVersion: API_VERSION }))
  const written: StoredDocument = { ...document, _id: publishedId(document._id) }
  const remarks = reviewWhileWriting(written, compared, dayOf(new Date()))
  return remarks.map(({ message, path }) => ({ message, path: shownPath(stepsOf(path)) }))
}

/** A document type whose texts are checked while they are written, after what the type checks itself. */
export function withCheckedTexts(type: DocumentDefinition): DocumentDefinition {
  const { validation } = type
  return {
    ...type,
    validation: (rule, context) => [
      ...(typeof validation === 'function' ? [validation(rule, context)].flat() : []),
      rule.custom<SanityDocument>(checkTexts).warning(),
    ],
  }
}
