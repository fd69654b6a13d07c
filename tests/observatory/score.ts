import { registerHooks } from 'node:module'
import { json } from 'node:stream/consumers'
import { type Answer, answersSchema, type Score } from './answer.ts'

/**
 * Reads answers from the standard input, as JSON, and writes their scores. A program of its own: Playwright
 * has hooks for modules too, and waits for itself with these.
 *
 * Scores answers as Mozilla's HTTP Observatory does (https://developer.mozilla.org/en-US/observatory), by
 * its own functions, without a network: a scan asks a host on the internet, and a list of hosts that
 * browsers know to use TLS, which the package would download when it is installed.
 */
const PRELOAD_LIST = /\/mdn-http-observatory\/src\/analyzer\/hsts\.js$/
const EMPTY_LIST = 'export const hsts = () => new Map(); export const isHstsPreloaded = () => null'

registerHooks({
  load: (url, context, nextLoad) =>
    PRELOAD_LIST.test(url)
      ? { format: 'module', shortCircuit: true, source: EMPTY_LIST }
      : nextLoad(url, context),
})

const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(
  '@mdn/mdn-http-observatory/src/grader/charts.js'
)
const { getGradeForScore, getScoreModifier } = await import(
  '@mdn/mdn-http-observatory/src/grader/grader.js'
)
const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js')
const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js')

/** Returns the score of an answer; 130 is the most without cookies and scripts of other sites. */
function scoreOf(answer: Answer): Score {
  const results = ALL_TESTS.map((test) => {
    const { result } = test(requestsOf(answer))
    return { result, modifier: result ? getScoreModifier(result) : 0 }
  })
  const malus = results.reduce((sum, { modifier }) => sum + Math.min(modifier, 0), 100)
  const all = results.reduce((sum, { modifier }) => sum + modifier, 100)
  // The Observatory gives extra credit only to what is good without it.
  const { score, grade } = getGradeForScore(malus >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : malus)
  const reasons = results
    .filter(({ modifier }) => modifier !== 0)
    .map(({ result, modifier }) => `${result} ${modifier > 0 ? '+' : ''}${modifier}`)
  return { score, grade, reasons }
}

/** What the Observatory would have retrieved. */
function requestsOf({ url, status, headers, body }: Answer): InstanceType<typeof Requests> {
  const address = new URL(url)
  const requests = new Requests(address.hostname)
  const isHtml = headers['content-type']?.startsWith('text/html')
  const httpEquiv = isHtml ? parseHttpEquivHeaders(body, url) : new Map<string, string[]>()
  // The package reads the headers of axios: as a record, and once by `get`.
  const get = (name: string) => headers[name]
  const response = {
    status,
    headers: Object.assign(Object.create({ get }), headers),
    data: body,
    verified: true,
    httpEquiv,
  }
  const redirects = [
    { url: new URL(url.replace('https:', 'http:')), status: 301 },
    { url: address, status },
  ]
  requests.responses = {
    auto: response,
    cors: response,
    http: response,
    https: response,
    httpRedirects: redirects,
    httpsRedirects: redirects,
  }
  requests.resources.path = body
  requests.session = { url: address }
  return requests
}

const answers = answersSchema.parse(await json(process.stdin))
process.stdout.write(JSON.stringify(answers.map(scoreOf)))
