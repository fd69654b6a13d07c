import { quoteFormEndpoint } from '../../../../forms/quoteFormEndpoint.tsx'
import { siteSettings } from '../../../../forms/siteSettings.ts'
import { lakeForVisitor } from '../../../../lake/client.ts'

/** The form for a quote about what a page is about, sent without JavaScript. */
export const { GET, POST } = quoteFormEndpoint({ ...siteSettings, lakeForVisitor })
