import { vercelStegaDecode, vercelStegaEncode, vercelStegaSplit } from '@vercel/stega'
import { withTexts } from '../letters/texts.ts'
import type { ContentClient } from '../read/client.ts'

/**
 * A client whose texts have shorter marks. Each text of a draft ends in an invisible address of the field that it
 * comes from, at four characters for each letter: nine tenths of a page. The address names the field twice, in a
 * path for people and in its parameters; whatever reads it takes the parameters.
 */
export function withShortMarks(client: ContentClient): ContentClient {
  return {
    async fetch(query, params) {
      return withTexts(await client.fetch(query, params), withShortMark)
    },
  }
}

function withShortMark(text: string): string {
  const mark = vercelStegaDecode<{ href?: string }>(text)
  const parameters = mark?.href?.indexOf('?') ?? -1
  if (!mark?.href || parameters === -1) return text
  const short = vercelStegaEncode({ ...mark, href: mark.href.slice(parameters) })
  return vercelStegaSplit(text).cleaned + short
}
