import { z } from 'zod'
import { parseJson } from '../../../common/parseJson.ts'
import { pathForLog } from '../../../monitoring/pathForLog.ts'

/** A refused resource as a log keeps it: without its query, and without a sample of the page. */
interface Violation {
  /** The directive of the policy that refused it: 'script-src-elem'. */
  directive: string
  /** The origin of what was refused, or 'inline', 'eval', 'data' … */
  blocked: string
  /** The path of the page. */
  page: string
}

/** Reports that are read of one message. */
const MAX_REPORTS = 10
/** Characters that are kept of a directive or an origin. */
const MAX_LENGTH = 60

/** The Reporting API: https://www.w3.org/TR/CSP3/#reporting-delivery */
const reportsSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        effectiveDirective: z.string(),
        blockedURL: z.string().default(''),
        documentURL: z.string(),
      }),
    }),
  )
  .transform((reports) =>
    reports
      .filter(({ type }) => type === 'csp-violation')
      .slice(0, MAX_REPORTS)
      .map(({ body }) => body),
  )

/** The report of browsers without that interface: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const oldReportSchema = z
  .object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
      'blocked-uri': z.string().default(''),
      'document-uri': z.string(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      documentURL: report['document-uri'],
    },
  ])

const messageSchema = z.union([reportsSchema, oldReportSchema])

/**
 * Returns the violations that a browser reports of the pages of a site, or undefined when the text is no
 * report.
 *
 * @param origin of the site
 */
export function readViolations(text: string, origin: string): Violation[] | undefined {
  const { data } = messageSchema.safeParse(parseJson(text))
  return data?.flatMap(({ effectiveDirective, blockedURL, documentURL }) => {
    const page = URL.parse(documentURL)
    return page?.origin === origin ? [violation(effectiveDirective, blockedURL, page.pathname)] : []
  })
}

function violation(directive: string, blocked: string, page: string): Violation {
  return {
    directive: directive.slice(0, MAX_LENGTH),
    blocked: originOf(blocked).slice(0, MAX_LENGTH),
    page: pathForLog(page),
  }
}

/** An address may name a person; its origin does not. A word such as 'inline' stays. */
function originOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return /^[\w-]*$/.test(blocked) ? blocked : ''
  return url.origin === 'null' ? url.protocol : url.origin
}
