import type { SanityClient, SanityDocument } from '@sanity/client'

/** The documents that are written in one transaction. */
const TOGETHER = 200

/** The claim that some of the generated pages show. */
export const CLAIM = 'claim-bench'

/**
 * Adds articles with their pages to a Lake that has the first content: copies of its first article under other ids,
 * paths, titles and numbers, of which some show a claim that no other page has.
 *
 * @param count of articles
 * @param carriers how many of them show the claim
 * @returns the paths of those
 */
export async function addPages(
  client: SanityClient,
  count: number,
  carriers: number,
): Promise<string[]> {
  const [claim, article] = await Promise.all([
    client.getDocument('claim-bradesco-preco'),
    client.fetch<SanityDocument | null>('*[_type == "article" && defined(route.path)][0]'),
  ])
  if (!claim || !article) throw new Error('The Lake has no first content')
  await client.create({ ...claim, _id: CLAIM })
  const callout = {
    _type: 'claimCallout',
    _key: 'bench',
    label: 'Preço',
    claim: { _type: 'reference', _ref: CLAIM },
  }
  const pages = Array.from({ length: count }, (_, index) => {
    const name = `gerado-${index}`
    const path = `/blog/${name}`
    const title = `${article.title} (${index})`
    return {
      path,
      article: {
        ...article,
        _id: `article-${name}`,
        number: 1000 + index,
        title,
        slug: { ...article.slug, current: name },
        route: { ...article.route, path, title },
        ...(index < carriers ? { body: [callout, ...article.body] } : {}),
      },
    }
  })
  for (let start = 0; start < pages.length; start += TOGETHER) {
    const transaction = client.transaction()
    for (const each of pages.slice(start, start + TOGETHER)) transaction.create(each.article)
    await transaction.commit({ visibility: 'async' })
  }
  return pages.slice(0, carriers).map(({ path }) => path)
}
