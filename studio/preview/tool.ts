import type { PluginOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { DayHeader } from './DayHeader.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'
import { quickPreview } from './refresh/plugin.tsx'

/** The tool that shows drafts on the site, with click-to-edit, on any day; none without the site's address. */
export const presentation = (siteUrl: string): PluginOptions[] =>
  siteUrl
    ? [
        presentationTool({
          name: 'visualizar',
          title: 'Visualizar',
          previewUrl: {
            initial: siteUrl,
            previewMode: {
              enable: '/api/draft-mode/enable',
              disable: '/api/draft-mode/disable',
            },
          },
          allowOrigins: [siteUrl],
          resolve: { locations, mainDocuments },
          components: { unstable_header: { component: DayHeader } },
        }),
        quickPreview(),
      ]
    : []
