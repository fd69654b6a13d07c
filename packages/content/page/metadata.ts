import { vercelStegaClean } from '@vercel/stega'
import { FEED_PATH } from '../feed/xml.ts'
import type { Image } from '../image/type.ts'
import { imageUrl } from '../image/url.ts'
import { markdownPath, socialImagePath } from '../route/path.ts'
import type { RouteMetadata } from '../route/type.ts'
import { absoluteUrl, pageUrl } from '../route/url.ts'
import type { Page } from './type.ts'

/** The size that networks ask of a preview image, in pixels (https://ogp.me, 1.91:1). */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

/** Networks understand few types of page; the others are for what this site has none of. */
export type OpenGraphType = 'website' | 'article'

interface SocialImage {
  url: string
  width: number
  height: number
  alt: string
}

/** What a page's head says, in the shape that Next's Metadata has. Absent means: not stated. */
export interface PageMetadata {
  title: string
  description?: string
  keywords?: string[]
  authors?: { name: string }[]
  robots: string
  /** `types` leads to other forms of the page: its Markdown twin, on the blog the feed. */
  alternates: { canonical: string; types: Record<string, string> }
  openGraph: {
    type: OpenGraphType
    title: string
    description?: string
    url: string
    siteName?: string
    locale: string
    images: SocialImage[]
    publishedTime?: string
    modifiedTime?: string
  }
  /** Times of a page that is no article to the networks: Next would leave them out of `openGraph`. */
  other?: Record<string, string>
  twitter: {
    card: 'summary' | 'summary_large_image'
    title: string
    description?: string
    images: SocialImage[]
  }
}

/**
 * The metadata of a page: each option of its registry entry, else the default of the specification,
 * section 4. The card of one network takes what was written for the other before a default.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 */
export function pageMetadata(page: Page, origin: string): PageMetadata {
  const { route, site } = page
  const { metadata } = route
  const canonical =
    absoluteUrl(origin, metadata.canonical ?? route.path) ?? pageUrl(origin, route.path)
  const title = route.title || site.brandName
  const ogTitle = metadata.ogTitle ?? title
  const ogDescription = metadata.ogDescription ?? optional(site.description)
  const ogImage = metadata.ogImage ?? site.socialImage
  const isArticle = metadata.ogType === 'article'
  return vercelStegaClean({
    title,
    description: optional(route.description),
    keywords: route.keywords.length > 0 ? route.keywords : undefined,
    authors: authorsOf(metadata.author ?? site.author),
    robots: robotsOf(metadata),
    alternates: { canonical, types: otherForms(page, origin) },
    openGraph: {
      type: isArticle ? 'article' : 'website',
      title: ogTitle,
      description: ogDescription,
      url: canonical,
      siteName: optional(site.brandName),
      locale: 'pt_BR',
      images: [ogImage ? socialImage(ogImage, origin) : ownImage(route.path, ogTitle, origin)],
      publishedTime: isArticle ? metadata.publishDate : undefined,
      modifiedTime: isArticle ? metadata.modifiedDate : undefined,
    },
    twitter: {
      card: metadata.twitterCard === 'summary' ? 'summary' : 'summary_large_image',
      title: metadata.twitterTitle ?? ogTitle,
      description: metadata.twitterDescription ?? ogDescription,
      // Empty: the network takes the image of `openGraph`, which Next would otherwise repeat.
      images: metadata.twitterImage ? [socialImage(metadata.twitterImage, origin)] : [],
    },
    other: isArticle ? undefined : timesOf(metadata),
  })
}

/** 'noindex' and 'nofollow' as flagged, else 'index, follow' (specification, section 4). */
function robotsOf({ noindex, nofollow }: RouteMetadata): string {
  const flags = [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean)
  return flags.length > 0 ? flags.join(', ') : 'index, follow'
}

function timesOf({ publishDate, modifiedDate }: RouteMetadata): Record<string, string> | undefined {
  const times = {
    ...(publishDate && { 'article:published_time': publishDate }),
    ...(modifiedDate && { 'article:modified_time': modifiedDate }),
  }
  return Object.keys(times).length > 0 ? times : undefined
}

function authorsOf(name: string | undefined): { name: string }[] | undefined {
  return name ? [{ name }] : undefined
}

function socialImage(image: Image, origin: string): SocialImage {
  const url = pageUrl(origin, imageUrl(image, { ...SOCIAL_IMAGE, raster: true }))
  return { url, ...SOCIAL_IMAGE, alt: image.alt }
}

/** The picture that the site itself draws of a page. */
function ownImage(path: string, title: string, origin: string): SocialImage {
  return { url: pageUrl(origin, socialImagePath(path)), ...SOCIAL_IMAGE, alt: title }
}

function otherForms({ kind, route }: Page, origin: string): Record<string, string> {
  return {
    'text/markdown': pageUrl(origin, markdownPath(route.path)),
    ...((kind === 'blog' || kind === 'article') && {
      'application/rss+xml': pageUrl(origin, FEED_PATH),
    }),
  }
}

function optional(value: string): string | undefined {
  return value || undefined
}
