import { BLOG_PATH } from '../parts/address/fixedPaths.ts'
import { feedPath, markdownPath, readListPagePath, socialImagePath } from '../parts/address/path.ts'
import { absoluteUrl, pageUrl } from '../parts/address/url.ts'
import type { Image } from '../parts/image/type.ts'
import { imageAddress, imageUrl } from '../parts/image/url.ts'
import { plain } from '../parts/letters/plain.ts'
import type { RouteMetadata } from '../parts/route/map.ts'
import { digest } from '../parts/text/digest.ts'
import { KINDS } from './kinds.ts'
import { isIndexed, sharingOf } from './sharing.ts'
import type { Page } from './type.ts'

/**
 * The size of a social image in pixels, with the ratio of 1.91:1 that networks ask for
 * (https://ogp.me).
 */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

/** The metadata in a page's head. An absent field is left out of it. */
export type PageMetadata = ReturnType<typeof pageMetadata>

/**
 * The metadata of a page: each option of its route, or else its default. Title and description come
 * from the route, author and social image from the settings, an article's author and times from the
 * article. A network's card takes the texts written for the other network before a default. The stock description
 * of the settings is only for a page without a description.
 *
 * @param origin of the site, 'https://exemplo.com.br'
 */
export function pageMetadata(page: Page, origin: string) {
  const { route, site } = page
  const { metadata } = route
  const canonical =
    absoluteUrl(origin, metadata.canonical ?? route.path) ?? pageUrl(origin, route.path)
  const title = route.title || site.brandName
  const ogTitle = metadata.ogTitle ?? title
  const description = optional(route.description)
  const ogDescription = metadata.ogDescription ?? description ?? optional(site.description)
  const ogImage = metadata.ogImage ?? site.socialImage
  const { article, author } = sharingOf(page)
  const isArticle = (metadata.ogType ?? (article && 'article')) === 'article'
  return plain({
    title,
    description,
    keywords: route.keywords.length > 0 ? route.keywords : undefined,
    author: metadata.author ?? author ?? site.author,
    robots: robotsOf({ ...metadata, noindex: metadata.noindex || !isIndexed(page) }),
    /** `types` has the other forms of the page: its Markdown twin, and on the blog also a feed. */
    alternates: { canonical, types: otherForms(page, origin) },
    openGraph: {
      type: isArticle ? 'article' : 'website',
      title: ogTitle,
      description: ogDescription,
      // Who shares a page that search engines do not list, as the comparison of two carriers, means that page.
      url: metadata.noindex ? pageUrl(origin, route.path) : canonical,
      siteName: optional(site.brandName),
      locale: 'pt_BR',
      images: [ogImage ? socialImage(ogImage, origin) : ownImage(page, ogTitle, origin)],
      publishedTime: metadata.publishDate ?? article?.publishedAt,
      modifiedTime: metadata.modifiedDate ?? article?.modifiedAt,
    },
    twitter: {
      card: metadata.twitterCard === 'summary' ? 'summary' : 'summary_large_image',
      title: metadata.twitterTitle ?? ogTitle,
      description: metadata.twitterDescription ?? ogDescription,
      // Empty: the network takes the image of `openGraph`.
      images: metadata.twitterImage ? [socialImage(metadata.twitterImage, origin)] : [],
    },
  })
}

/** Returns the value of the `robots` element: 'noindex' and 'nofollow' when flagged, or else 'index, follow'. */
function robotsOf({ noindex, nofollow }: RouteMetadata): string {
  const flags = [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean)
  return flags.length > 0 ? flags.join(', ') : 'index, follow'
}

function socialImage(image: Image, origin: string) {
  const url = pageUrl(origin, imageUrl(image, { ...SOCIAL_IMAGE, raster: true }))
  return { url, ...SOCIAL_IMAGE, alt: image.alt }
}

/**
 * The picture that the site draws for a page without a social image. Networks keep a picture by its address: that of
 * another price, title or picture is another one.
 */
function ownImage(page: Page, title: string, origin: string) {
  const { brandName, phone } = page.site
  const { image, name, figure, price } = sharingOf(page)
  const priced = price?.amount !== null && [
    price?.qualifierText,
    price?.amountText,
    price?.periodText,
    price?.conditions,
    price?.asOf,
    price?.isAged,
  ]
  const picture = image && imageAddress(image, SOCIAL_IMAGE)
  const shown = [title, brandName, phone, name, figure, priced, picture]
  const version = digest(JSON.stringify(plain(shown)))
  const url = `${pageUrl(origin, socialImagePath(page.route.path))}?v=${version}`
  return { url, ...SOCIAL_IMAGE, alt: title }
}

function otherForms({ kind, route }: Page, origin: string): Record<string, string> {
  const { feed } = KINDS[kind]
  const list = feed === 'own' ? readListPagePath(route.path).path : BLOG_PATH
  return {
    'text/markdown': pageUrl(origin, markdownPath(route.path)),
    ...(feed && { 'application/rss+xml': pageUrl(origin, feedPath(list)) }),
  }
}

function optional(value: string): string | undefined {
  return value || undefined
}
