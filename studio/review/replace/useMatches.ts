import { publishedId } from '@elos/content/parts/read/publishedId'
import { titleOf } from '@elos/content/parts/stored/value'
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { newestOf } from '../../base/documents/newest.ts'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { type ChosenMatches, matchesIn } from './matches.ts'
import type { Query } from './query.ts'
import { textsOf } from './texts.ts'

/** The matches in a document. */
export interface MatchedDocument extends ChosenMatches {
  id: string
  title: string
  /** The title of its type. */
  type: string
}

/** The documents that say what a query asks for, those of the same type together; undefined until all are read. */
export function useMatches(query: Query): MatchedDocument[] | undefined {
  const schema = useSchema()
  const documents = useDocuments()
  const all = useMemo(
    () =>
      documents &&
      newestOf(documents).map((document) => {
        const type = schema.get(document._type)
        return {
          document,
          id: publishedId(document._id),
          title: titleOf(document),
          type: type?.title ?? document._type,
          texts: type ? textsOf(type, document) : [],
        }
      }),
    [documents, schema],
  )
  return useMemo(
    () =>
      all
        ?.map(({ texts, ...each }) => ({ ...each, matches: matchesIn(texts, query) }))
        .filter(({ matches }) => matches.length > 0)
        .toSorted((one, other) => collator.compare(keyOf(one), keyOf(other))),
    [all, query],
  )
}

const collator = new Intl.Collator('pt-BR', { numeric: true })
const keyOf = ({ type, title }: MatchedDocument) => `${type} ${title}`
