/** The parts of the package that are used here. It has no types of its own. */

declare module '@mdn/mdn-http-observatory/src/types.js' {
  export interface Retrieved {
    status: number
    headers: Record<string, string>
    data: string
    verified: boolean
    httpEquiv: Map<string, string[]>
  }
  interface Redirect {
    url: URL
    status: number
  }
  export class Requests {
    constructor(hostname: string)
    resources: { path: string | null }
    responses: {
      auto: Retrieved | null
      cors: Retrieved | null
      http: Retrieved | null
      https: Retrieved | null
      httpRedirects: Redirect[]
      httpsRedirects: Redirect[]
    }
    session: { url: URL } | null
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js'
  export const ALL_TESTS: ((requests: Requests) => { result: string | null })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number
  export function getGradeForScore(score: number): { score: number; grade: string }
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>
}
