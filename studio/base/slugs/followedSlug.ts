import { slugify } from '@elos/content/parts/text/headings'

/** The slug of a document whose title changes: the new title's, unless somebody has written one by hand. */
export function followedSlug(slug: string, title: { before: string; after: string }): string {
  const isFollowing = slug === '' || slug === slugify(title.before)
  return isFollowing && title.after ? slugify(title.after) : slug
}
