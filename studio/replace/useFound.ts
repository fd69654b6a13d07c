import { publishedId } from '@elos/content/parts/read/publishedId'
import type { ReviewDocument } from '@elos/content/review/type'
import { titleOf } from '@elos/content/review/value'
import { useMemo } from 'react'
import { type Schema, useSchema } from 'sanity'
import type { DocumentSet } from '../documents/documentSet.ts'
import { newestOf } from '../documents/newest.ts'
import { findIn, type Hit } from './find.ts'
import type { Wanted } from './pattern.ts'
import { type Written, writtenIn } from './texts.ts'

/** The finds in a document. */
export interface FoundDocument {
  document: ReviewDocument
  id: string
  title: string
  /** The title of its type. */
  type: string
  hits: Hit[]
}

/** The texts of each document: they are the same until it is edited. */
const known = new WeakMap<ReviewDocument, Written>()

function writtenOnce(schema: Schema, document: ReviewDocument): Written {
  const type = schema.get(document._type)
  const written = known.get(document) ?? (type ? writtenIn(type, document) : undefined)
  if (written) known.set(document, written)
  return written ?? { texts: [], amounts: [] }
}

/** Finds what is wanted in all documents, those of the same type together. */
export function useFound(documents: DocumentSet | undefined, wanted: Wanted): FoundDocument[] {
  const schema = useSchema()
  return useMemo(() => {
    const found = newestOf(documents ?? new Map()).map((document) => ({
      document,
      id: publishedId(document._id),
      title: titleOf(document),
      type: schema.get(document._type)?.title ?? document._type,
      hits: findIn(document, writtenOnce(schema, document), wanted),
    }))
    return found
      .filter(({ hits }) => hits.length > 0)
      .toSorted((one, other) => collator.compare(keyOf(one), keyOf(other)))
  }, [documents, schema, wanted])
}

const collator = new Intl.Collator('pt-BR', { numeric: true })
const keyOf = ({ type, title }: FoundDocument) => `${type} ${title}`
