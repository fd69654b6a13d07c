import type { PluginOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { locations } from './locations.ts'
import { mainDocuments } from './mainDocuments.ts'

/** Drafts on the site itself, with click-to-edit: one tool where the site's address is known. */
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
        }),
      ]
    : []
