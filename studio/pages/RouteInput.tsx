import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import { isRecord, textOf } from '@elos/content/parts/stored/value'
import { createImageUrlBuilder } from '@sanity/image-url'
import { Button, Stack } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { type ObjectInputProps, set, setIfMissing, useClient, useFormValue } from 'sanity'
import { useListenQuery } from '../base/documents/useListenQuery.ts'
import { environment } from '../base/environment.ts'
import {
  PAGE_CONTEXT_QUERY,
  type PageContext,
  pageContextParams,
  pictureOf,
} from './pageContext.ts'
import { missingFields, proposePage } from './proposal.ts'
import { SearchResult } from './SearchResult.tsx'
import { SocialPicture } from './SocialPicture.tsx'

type Fields = Readonly<Record<string, unknown>>

/** Pages and settings decide what is around a document. */
const QUERIES = {
  fetch: PAGE_CONTEXT_QUERY,
  listen: '*[defined(route.path) || _type == "siteSettings"]',
}

/** The width of the social picture in pixels, enough for a sharp screen. */
const WIDTH = 1200

/** The entry of a document in the route registry, with the search result, the social picture, and a proposal. */
export function RouteInput(props: ObjectInputProps) {
  const document = useFormValue([])
  return isRecord(document) ? <Entry {...props} document={document} /> : props.renderDefault(props)
}

function Entry({ document, ...props }: ObjectInputProps & { document: Fields }) {
  const client = useClient({ apiVersion: API_VERSION })
  const params = pageContextParams(publishedId(textOf(document._id)), document)
  const context = useListenQuery<PageContext>(QUERIES, params)
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
  // The address is on the Studio's own image server. A file may name another server, which the browser refuses.
  const addressOf = (file: string) =>
    file ? createImageUrlBuilder(client).image(file).width(WIDTH).auto('format').url() : undefined
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
            chosen={addressOf(context.settings?.picture ?? '')}
            picture={addressOf(pictureOf(document))}
          />
        </>
      )}
    </Stack>
  )
}
