import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { Button, Stack } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { type ObjectInputProps, set, setIfMissing, useFormValue } from 'sanity'
import { environment } from '../base/environment.ts'
import { missingFields, proposePage } from './proposal.ts'
import { SearchResult } from './SearchResult.tsx'
import { SocialPicture } from './SocialPicture.tsx'
import { usePageContext } from './usePageContext.ts'
import { usePictureAddress } from './usePictureAddress.ts'

type Fields = Readonly<Record<string, unknown>>

/** The entry of a document in the route registry, with the search result, the social picture, and a proposal. */
export function RouteInput(props: ObjectInputProps) {
  const document = useFormValue([])
  return isRecord(document) ? <Entry {...props} document={document} /> : props.renderDefault(props)
}

function Entry({ document, ...props }: ObjectInputProps & { document: Fields }) {
  const context = usePageContext(publishedId(textOf(document._id)), document)
  const addressOf = usePictureAddress()
  // The proposal follows the words while they are typed, but never holds them up.
  const written = useDeferredValue(document)
  const proposal = useMemo(() => context && proposePage(written, context), [written, context])
  const route: Fields = isRecord(props.value) ? props.value : {}
  const missing = proposal ? missingFields(props.value, proposal) : []
  const fill = () =>
    props.onChange([
      setIfMissing({ _type: 'route' }),
      ...missing.map(([name, value]) => set(value, [name])),
    ])
  const text = (name: 'path' | 'title' | 'description') =>
    textOf(route[name]) || textOf(proposal?.[name])
  const shown = {
    siteUrl: environment.siteUrl,
    brandName: textOf(context?.settings?.brandName),
    path: text('path'),
    title: text('title'),
    description: text('description'),
  }
  return (
    <Stack gap={4}>
      {missing.length > 0 && (
        <Button
          mode="ghost"
          text="Preencher o que falta"
          disabled={props.readOnly}
          onClick={fill}
        />
      )}
      {props.renderDefault(props)}
      {context && (
        <>
          <SearchResult {...shown} />
          <SocialPicture
            {...shown}
            chosen={addressOf(context.settings?.picture)}
            picture={addressOf(context.picture)}
          />
        </>
      )}
    </Stack>
  )
}
