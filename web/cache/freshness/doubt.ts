import { type Published, pathsOfAll } from '@elos/content/tags/published'

/** The document that every page shows. */
export const SETTINGS = { _id: 'siteSettings', _type: 'siteSettings' }
const HOME = '/'

/** The fewest documents, or pages, whose loss is doubted. Fewer may have been removed since the last reading. */
const SEVERAL = 3

/**
 * Returns why a reading is not believed; null when it is. This is the one rule for it: a site has settings and a home
 * page, and does not lose half of what was known, or all of several documents of one type, between two readings. Whoever
 * removes documents is reported by the webhook, one document after the other, and what was reported is not known any
 * more. So a great loss that nobody has reported is the content server's: an emptied dataset, an import that is not at
 * its end, a token that may see less. Before the first reading the pages that were kept stand for what was known.
 *
 * @param known the documents of the last reading, with what was reported since; null before the first one
 * @param kept the paths of the pages that were kept before the start
 */
export function doubtOf(
  read: Published,
  known: Published | null,
  kept: ReadonlySet<string>,
): string | null {
  const paths = pathsOfAll(read.values())
  if (!read.has(SETTINGS._id)) return "The content server's answer has no settings"
  if (!paths.has(HOME)) return "The content server's answer has no home page"
  if (known === null)
    return isHalf([...kept].filter((path) => !paths.has(path)).length, kept.size)
      ? "The content server's answer lacks half of the pages that were kept"
      : null
  const lost = [...known.values()].filter(({ _id }) => !read.has(_id))
  if (isHalf(lost.length, known.size))
    return "The content server's answer lacks half of the documents that were known"
  const left = new Set([...read.values()].map(({ _type }) => _type))
  const lostTypes = Map.groupBy(lost, ({ _type }) => _type)
  for (const [type, { length }] of lostTypes)
    if (length >= SEVERAL && !left.has(type))
      return `The content server's answer has no document of the type ${type} any more`
  return null
}

const isHalf = (lost: number, known: number): boolean => lost >= SEVERAL && 2 * lost >= known
