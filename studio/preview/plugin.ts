import { definePlugin } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { DayHeader } from './DayHeader.tsx'
import { documentInspectors } from './impact/inspector.ts'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'
import { quickPreview } from './refresh/plugin.tsx'

/**
 * 'Visualizar', which shows drafts on the site with click-to-edit, on any day, and 'O que muda no site'. Without the
 * site's address there are no previews.
 */
export const preview = definePlugin<{ siteUrl: string }>(({ siteUrl }) => ({
  name: 'preview',
  plugins: siteUrl
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
    : [],
  document: { inspectors: documentInspectors },
}))
