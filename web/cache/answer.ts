/** With what status a page is to be answered, and where it leads. */
export interface Answer {
  status: number
  location?: string
}

/** The name of the meta element by which a page tells its answer. */
export const ANSWER = 'http-answer'

const ELEMENT = new RegExp(`<meta name="${ANSWER}" content="(\\d{3}) ?([^"]*)"/?>`)

/** What a page's HTML tells of its answer; null for an ordinary page. */
export function answerOf(html: string): Answer | null {
  const [, status, location] = html.match(ELEMENT) ?? []
  if (!status) return null
  return {
    status: Number(status),
    ...(location ? { location: location.replaceAll('&amp;', '&') } : {}),
  }
}
