import type { PageMetadata } from '@elos/content'
import { palette } from '@elos/ui'

/** The metadata of a document that is no page of the registry, such as the 404 page. */
export interface PlainMetadata {
  title: string
  robots: string
}

interface HeadProps {
  metadata: PageMetadata | PlainMetadata
  /** The content security policy of the document. */
  policy: string
  /** Whether nobody may be told its address (`renderDocument`). */
  isPrivate: boolean
}

/** The head of a document. Its addresses are complete, except those of our own files. */
export function Head({ metadata, policy, isPrivate }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="content-security-policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* Every page shows its first text in this font; headings use a fallback until theirs is loaded. */}
      <link
        rel="preload"
        href={process.env.FIRST_FONT}
        as="font"
        crossOrigin=""
        type="font/woff2"
      />
      <link rel="stylesheet" href={process.env.STYLESHEET} />
      <meta name="theme-color" content={palette.pine} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" />
      <title>{metadata.title}</title>
      <meta name="robots" content={metadata.robots} />
      {isPrivate && <meta name="referrer" content="strict-origin" />}
      {'openGraph' in metadata && <PageTags metadata={metadata} />}
    </head>
  )
}

/** The elements that search engines and social networks read about a page. Values that are missing have none. */
function PageTags({ metadata }: { metadata: PageMetadata }) {
  const { alternates } = metadata
  return (
    <>
      <link rel="canonical" href={alternates.canonical} />
      {Object.entries(alternates.types).map(([type, href]) => (
        <link key={type} rel="alternate" type={type} href={href} />
      ))}
      {present(namesOf(metadata)).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      {present(propertiesOf(metadata)).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>
  )
}

type Values = Record<string, string | number | undefined>

function present(values: Values): [name: string, content: string][] {
  return Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
}

function namesOf({ description, author, keywords, twitter, openGraph }: PageMetadata): Values {
  const [image] = twitter.images
  return {
    description,
    author,
    keywords: keywords?.join(','),
    'twitter:card': twitter.card,
    'twitter:title': unlessEqual(twitter.title, openGraph.title),
    'twitter:description': unlessEqual(twitter.description, openGraph.description),
    'twitter:image': unlessEqual(image?.url, openGraph.images[0]?.url),
    'twitter:image:alt': unlessEqual(image?.alt, openGraph.images[0]?.alt),
  }
}

/**
 * A value of Twitter's own. Where it would repeat Open Graph's, Twitter reads that one
 * (https://developer.x.com/en/docs/x-for-websites/cards/overview/markup).
 */
const unlessEqual = (own: string | undefined, shared: string | undefined) =>
  own === shared ? undefined : own

function propertiesOf({ openGraph }: PageMetadata): Values {
  const [image] = openGraph.images
  return {
    'og:title': openGraph.title,
    'og:description': openGraph.description,
    'og:url': openGraph.url,
    'og:site_name': openGraph.siteName,
    'og:locale': openGraph.locale,
    'og:image': image?.url,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
    'og:image:alt': image?.alt,
    'og:type': openGraph.type,
    'article:published_time': openGraph.publishedTime,
    'article:modified_time': openGraph.modifiedTime,
  }
}
