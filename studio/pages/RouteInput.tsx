import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { isRecord, referenceOf, textOf } from '@elos/content/parts/stored/value'
import { createImageUrlBuilder } from '@sanity/image-url'
import { Stack } from '@sanity/ui'
import { type ObjectInputProps, useClient, useFormValue } from 'sanity'
import { useListenQuery } from '../base/documents/useListenQuery.ts'
import { environment } from '../base/environment.ts'
import { SearchResult } from './SearchResult.tsx'
import { SocialPicture } from './SocialPicture.tsx'

const QUERIES = {
  fetch: '*[_id == "siteSettings"][0]{brandName, "picture": socialImage.asset._ref}',
  listen: '*[_id == "siteSettings"]',
}

/** The name of the site, and the image file that networks show of every page without its own. */
interface Settings {
  brandName?: string | null
  picture?: string | null
}

/** The width of the social picture in pixels, enough for a sharp screen. */
const WIDTH = 1200

/** The id of the file of an image; empty for none. */
const imageFileOf = (image: unknown): string => (isRecord(image) ? referenceOf(image.asset) : '')

/** The id of the image file that shows a document: its cover, or the picture of its first section. */
function pictureOf(document: unknown): string {
  const { cover, hero } = isRecord(document) ? document : {}
  return imageFileOf(cover ?? (isRecord(hero) ? hero.image : undefined))
}

/** The entry of a document in the route registry, with the search result and the social picture. */
export function RouteInput(props: ObjectInputProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const document = useFormValue([])
  const settings = useListenQuery<Settings | null>(QUERIES)
  // The address is on the Studio's own image server. A file may name another server, which the browser refuses.
  const addressOf = (file: string) =>
    file ? createImageUrlBuilder(client).image(file).width(WIDTH).auto('format').url() : undefined
  const { path, title, description, metadata } = props.value ?? {}
  const { ogTitle, ogDescription, ogImage } = isRecord(metadata) ? metadata : {}
  const shown = {
    siteUrl: environment.siteUrl,
    brandName: textOf(settings?.brandName),
    path: textOf(path),
    title: textOf(title),
    description: textOf(description),
  }
  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      <SearchResult {...shown} />
      <SocialPicture
        {...shown}
        title={textOf(ogTitle) || shown.title}
        description={textOf(ogDescription) || shown.description}
        chosen={addressOf(imageFileOf(ogImage) || (settings?.picture ?? ''))}
        picture={addressOf(pictureOf(document))}
      />
    </Stack>
  )
}
