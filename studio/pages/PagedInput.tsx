import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, textOf } from '@elos/content/review/value'
import { Stack } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { isSingleton } from '../desk/singletons.ts'
import { PageCard } from './PageCard.tsx'
import { proposePage } from './proposal.ts'
import { useSurroundings } from './useSurroundings.ts'

/** The form of a document with a page of its own, with that page above the fields. */
export function PagedInput(props: ObjectInputProps) {
  const document = useFormValue([])
  return (
    <Stack gap={5}>
      {isRecord(document) && <OwnPage document={document} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

/** The page of the document in a form, read again whenever a page changes. */
export function OwnPage({ document }: { document: Readonly<Record<string, unknown>> }) {
  const id = publishedId(textOf(document._id))
  const type = textOf(document._type)
  const surroundings = useSurroundings(id, document)
  // The proposal follows the words while they are typed, but never holds them up.
  const written = useDeferredValue(document)
  const proposal = useMemo(
    () => surroundings && proposePage(written, surroundings),
    [written, surroundings],
  )
  if (!surroundings || !proposal) return null
  return (
    <PageCard
      documentId={id}
      documentType={type}
      surroundings={surroundings}
      proposal={proposal}
      isRemovable={!isSingleton(type)}
    />
  )
}
