import { pageKindOf } from '@elos/content/page/kinds'
import { definePlugin } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { DayHeader } from './DayHeader.tsx'
import { documentInspectors } from './impact/inspector.ts'
import { copyPreviewLink } from './link/copyPreviewLink.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'
import { quickPreview } from './refresh/plugin.tsx'

/**
 * 'Visualizar', which shows drafts on the site with click-to-edit, on any day, links that show one to who cannot sign in,
 * and 'O que muda no site'. Without the site's address there are no previews.
 */
export const preview = definePlugin<{ siteUrl: string }>(({ siteUrl }) => ({
  name: 'preview',
  plugins: siteUrl
    ? [
        presentationTool({
          name: 'visualizar',
          title: 'Visualizar',
          // Staff would see the names of states while the site is slow.
          devMode: false,
          previewUrl: {
            initial: siteUrl,
            previewMode: {
              enable: '/api/draft-mode/enable',
              disable: '/api/draft-mode/disable',
              // Sanity's own links open every draft, until somebody ends them: ours open one page.
              shareAccess: false,
            },
          },
          allowOrigins: [siteUrl],
          resolve: { locations, mainDocuments },
          components: { unstable_header: { component: DayHeader } },
        }),
        quickPreview(),
      ]
    : [],
  document: {
    inspectors: documentInspectors,
    actions: (actions, { schemaType }) =>
      siteUrl && pageKindOf(schemaType) ? [...actions, copyPreviewLink] : actions,
  },
}))
